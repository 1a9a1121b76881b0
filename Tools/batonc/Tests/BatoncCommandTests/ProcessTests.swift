import Foundation
import Testing

/// What only a process shows: streams, signals, exit codes and shells (C-5).
@Suite(.serialized) struct ProcessTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Sources/F.swift", Workspace.fragment)
    try workspace.write("Sources/V.swift", Workspace.view)
  }

  private func bash(
    _ line: String, shell: String = "bash"
  ) throws -> (status: Int32, out: String, err: String) {
    let url = try #require(BuiltProgram.url)
    try #require(
      FileManager.default.isExecutableFile(atPath: url.path),
      "the tool is not built beside the tests: their target must depend on 'batonc'")
    return try BuiltProgram.bash(line, in: workspace.folder, shell: shell)
  }

  @Test func exitCodesAndStreams() throws {
    let right = try bash("batonc print Sources")
    #expect(right.status == 0)
    #expect(right.out.hasPrefix("query IslandQuery("))
    #expect(right.err.isEmpty)
    try workspace.write("Sources/Q.graphql", "query Q { islands { nmae } }")
    let wrong = try bash("batonc validate Sources")
    #expect(wrong.status == 1)
    #expect(wrong.out.isEmpty)
    #expect(wrong.err.hasPrefix("Sources/Q.graphql:1:21: error: "))
    #expect(try bash("batonc valdate Sources").status == 2)
  }

  /// No colour for a file; on a terminal, unless someone has asked for none.
  @Test func coloursAreForTerminals() throws {
    try workspace.write("Sources/Q.graphql", "query Q { islands { nmae } }")
    let run = "script -qec 'batonc validate Sources' /dev/null"
    #expect(try bash("batonc validate Sources").err.contains("\u{1B}") == false)
    guard try bash("command -v script").status == 0 else { return }
    #expect(try bash("TERM=xterm NO_COLOR= \(run)").out.contains("\u{1B}[1;31merror:"))
    #expect(try bash("TERM=xterm NO_COLOR=1 \(run)").out.contains("\u{1B}") == false)
    #expect(try bash("TERM=dumb NO_COLOR= \(run)").out.contains("\u{1B}") == false)
  }

  /// Whoever stops reading is no failure worth a word.
  @Test func aBrokenPipeIsQuiet() throws {
    let text = (0..<2_000).map { "query Q\($0) { islands { name } }" }.joined(separator: "\n")
    try workspace.write("Many.graphql", text)
    for trap in ["", "trap '' PIPE; "] {
      let run = try bash("\(trap)batonc print Many.graphql | head -n 1")
      #expect(run.status == 0)
      #expect(run.err.isEmpty, "\(run.err)")
      #expect(run.out == "query Q0{islands{name,id}}\n")
    }
  }

  /// An interrupt ends `--watch` after the run that goes on, as something that went well.
  @Test(.timeLimit(.minutes(1)), arguments: ["INT", "TERM"])
  func anInterruptEndsWatching(_ signal: String) throws {
    let run = try bash(
      """
      set -m
      batonc generate --watch --out Generated Sources 2>log & tool=$!
      until grep -q done log; do sleep 0.05; done
      echo '// more' >> Sources/F.swift
      until [ "$(grep -c done log)" = 2 ]; do sleep 0.05; done
      kill -\(signal) $tool
      wait $tool
      """)
    #expect(run.status == 0, "\(run.err)")
    #expect(workspace.names("Generated").count == 3)
  }

  @Test(arguments: [
    ("batonc gen", "generate"), ("batonc schema ''", "print diff fetch"),
    ("batonc generate --ch", "--check"), ("batonc schema diff --con", "--config"),
    ("batonc explain fields-on", "fields-on-correct-type"), ("batonc completions f", "fish"),
    ("batonc generate --out So", "Sources"), ("batonc validate Sources/F", "Sources/F.swift"),
    ("batonc schema fetch --h", "--header --help"),
    ("batonc xyz ''", "Sources baton.json schema.graphql"),
  ]) func bashCompletes(_ line: String, _ expected: String) throws {
    let run = try bash(
      """
      source <(batonc completions bash)
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _batonc
      echo "${COMPREPLY[@]}" | tr ' ' '\\n' | sort | paste -sd' '
      """)
    let words = run.out.split(whereSeparator: \.isWhitespace).sorted()
    #expect(words == expected.split(separator: " ").sorted(), "\(run.err)")
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func shellsReadTheirCompletions(_ shell: String) throws
  {
    let script = try bash("batonc completions \(shell)")
    #expect(script.status == 0)
    for option in ["config", "watch", "header"] { #expect(script.out.contains(option)) }
    // Only a shell that is installed can say whether it reads them.
    guard try bash("command -v \(shell)").status == 0 else { return }
    let option = shell == "fish" ? "--no-execute" : "-n"
    let check = try bash("batonc completions \(shell) > script; \(shell) \(option) script")
    #expect(check.status == 0, "\(check.err)")
    #expect(check.err.isEmpty)
  }
}

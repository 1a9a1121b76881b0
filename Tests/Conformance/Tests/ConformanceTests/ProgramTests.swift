import Foundation
import SpecExchange
import Testing

@testable import Conformance

@Suite struct ProgramTests {
  @Test func compilerOutputGivesTheFileAndTheMessage() {
    let output = """
      [1/3] Compiling Tree0 A.swift
      /x/Sources/Tree0/A.swift:3:5: error: cannot find 'b' in scope
      1 | b
        | `- error: cannot find 'b' in scope
      /x/Sources/Tree0/A.swift:3:5: error: cannot find 'b' in scope
      /x/Sources/Tree0/A.swift:4:5: warning: unused
      error: emit-module command failed
      """
    #expect(
      PackageBuild.messages(in: output) == [
        PackageBuild.Message(
          file: "/x/Sources/Tree0/A.swift", text: "cannot find 'b' in scope")
      ])
    #expect(
      PackageBuild.messages(in: "error: no such module\n")
        == [PackageBuild.Message(file: nil, text: "no such module")])
    #expect(PackageBuild.messages(in: "Build complete!").isEmpty)
  }

  @Test func aProgramThatDiesFailsItsCaseAndGoesOnWithTheNext() throws {
    let folder = try TemporaryTree([
      // Answers each case, but dies of the one named `bad`.
      "program": """
      #!/bin/sh
      for name in $(grep -o '"name": "[a-z]*"' "$1" | cut -d'"' -f4); do
        echo "{\\"begin\\": \\"$name\\"}" >> "$2"
        if [ "$name" = bad ]; then echo "Fatal error: no luck"; kill -ILL $$; fi
        echo "{\\"case\\": \\"$name\\", \\"failures\\": [], \\"dumps\\": [{\\"step\\": 0, \\"text\\": \\"$name\\"}]}" >> "$2"
      done
      """
    ])
    let program = folder.root.appending(path: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let inputs = ["one", "bad", "two", "bad"].map { name in
      ProgramInput.spec(
        CaseInput(
          name: name, reader: "R", variables: .object([:]), responses: [""], expectation: .complete)
      )
    }
    let outcomes = try ProgramRun(executable: program, folder: folder.root).run(inputs)
    #expect(outcomes.map(\.dumps.first?.text) == ["one", nil, "two", nil])
    #expect(outcomes[1].failures.first?.contains("signal 4 in this case: Fatal error") == true)
    #expect(outcomes[3].failures.count == 1)
  }

  @Test func aProgramThatHangsIsStopped() throws {
    let folder = try TemporaryTree(["program": "#!/bin/sh\nexec sleep 60\n"])
    let program = folder.root.appending(path: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let status = try Command(executable: program.path, arguments: []).run(
      output: folder.root.appending(path: "out"), limit: 0)
    #expect(status == .stopped(seconds: 0))
  }

  @Test func inputsAndOutcomesSurviveTheFile() throws {
    let input = CaseInput(
      name: "a", reader: "R", variables: .object(["x": .null]), responses: ["/r", "/s"],
      expectation: .refused,
      error: "IngestError", reads: [.init(path: "p.0", value: .string("é"))],
      override: .init(paths: ["p"], value: .bool(true)))
    let read = try #require(CaseInput(try JSON.parse(input.json.text)))
    #expect(read.json.text == input.json.text)
    let outcome = CaseOutcome(failures: ["why"], dumps: [.init(step: 3, "{\n}\n")])
    let back = try #require(CaseOutcome(try JSON.parse(outcome.json(of: "a").text)))
    #expect(back.failures == ["why"])
    #expect(back.dumps.map(\.text) == ["{\n}\n"])
  }

  @Test func swiftLiteralsHoldAnyText() {
    #expect(SwiftText.literal("a\"\\\n\u{e9}") == #""a\"\\\u{a}\u{e9}""#)
    #expect(SwiftText.identifier("sources/A-b.graphql") == "sources_A_b_graphql")
  }

  @Test func theFirstDifferenceIsShown() throws {
    #expect(FirstDifference("a\nb\n", "a\nb\n") == nil)
    let difference = try #require(FirstDifference("a\nb\n", "a\nc\n"))
    #expect(difference.line == 2)
    #expect(difference.description == "`b`, the file says `c`")
    let longer = try #require(FirstDifference("a\n", "a\nb\n"))
    #expect(longer.line == 2)
    // Equal to Swift, and not the same bytes.
    #expect(FirstDifference("\u{e9}", "e\u{301}") != nil)
    let long = String(repeating: "x", count: 500)
    let far = try #require(FirstDifference(long + "1", long + "2"))
    #expect(far.description.hasPrefix("`…"))
    #expect(far.description.contains("x1`"))
  }

  @Test func argumentsAreChecked() throws {
    let directory = URL(filePath: "/d")
    let repository = URL(filePath: "/r")
    func parse(_ arguments: [String], _ environment: [String: String] = [:]) -> SpecCommand.Parsed {
      SpecCommand.parse(arguments, in: directory, environment: environment, repository: repository)
    }
    guard case .run(let run) = parse(["x/y", "--scratch", "/s"], ["BLESS": "1"]) else {
      Issue.record("not a run")
      return
    }
    #expect(run.tree.path == "/d/x/y")
    #expect(run.scratch.path == "/s")
    #expect(run.blesses)
    guard case .run(let plain) = parse([]) else {
      Issue.record("not a run")
      return
    }
    #expect(plain.tree.path == "/d/Spec")
    #expect(plain.scratch.path == "/d/.build/spec")
    #expect(!plain.blesses)
    for wrong in [["a", "b"], ["--scratch"], ["--what"]] {
      guard case .wrong = parse(wrong) else {
        Issue.record("\(wrong)")
        continue
      }
    }
    guard case .help = parse(["--help"]) else {
      Issue.record("no help")
      return
    }
  }
}

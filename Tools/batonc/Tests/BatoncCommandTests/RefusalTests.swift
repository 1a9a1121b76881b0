import Foundation
import Testing

/// What is wrong is said with its place, and nothing is written (C-5, C-6).
@Suite struct RefusalTests {
  /// The exit code and messages of a run that must not write.
  private func generate(_ workspace: Workspace, _ arguments: String...) -> Int32 {
    let status =
      arguments.isEmpty
      ? workspace.run("generate", "--out", "Generated", "Sources")
      : workspace.run("generate", "--out", "Generated", "Sources", arguments[0], arguments[1])
    #expect(workspace.names("Generated").isEmpty)
    return status
  }

  @Test func fieldThatTheSchemaLacks() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/Q.swift", Workspace.view)
    try workspace.write(
      "Sources/V.swift",
      Workspace.fragment.replacingOccurrences(of: "height", with: "heigth"))
    #expect(generate(workspace) == 1)
    #expect(
      workspace.err
        == """
        Sources/V.swift:2:63: error: `Peak` has no field `heigth`. [fields-on-correct-type]
         2 |   @Fragment("fragment PeakView_island on Island { name peak { heigth } }")
           |                                                               ^~~~~~
        Sources/V.swift:2:63: note: Did you mean `height`?

        """)
  }

  @Test func missingVariable() throws {
    let workspace = try Workspace()
    try workspace.write(
      "Sources/V.swift", Workspace.view.replacingOccurrences(of: "($id: ID!)", with: ""))
    try workspace.write("Sources/F.swift", Workspace.fragment)
    #expect(generate(workspace) == 1)
    #expect(workspace.err.contains("Sources/V.swift:4:"))
    #expect(workspace.err.contains("[no-undefined-variables]"))
  }

  @Test func brokenDocument() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/Q.graphql", "query Q {\n  islands {\n")
    #expect(generate(workspace) == 1)
    #expect(workspace.err.hasPrefix("Sources/Q.graphql:"))
    #expect(workspace.err.contains("[unexpected-end]"))
  }

  @Test func brokenSchema() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    try workspace.write("schema.graphql", "type Query { a: Missing }")
    #expect(generate(workspace) == 1)
    #expect(workspace.err.contains("schema.graphql:1:17: error: "))
  }

  @Test(arguments: ["", "\u{0}\u{1}", "# nothing\n", "not a schema"])
  func schemaOfGarbage(_ text: String) throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    try workspace.write("schema.graphql", text)
    #expect(generate(workspace) == 1)
    #expect(workspace.err.contains("schema.graphql:1:"))
  }

  @Test func unreadableSchema() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    try workspace.remove("schema.graphql")
    #expect(generate(workspace) == 2)
    #expect(
      workspace.err == #"""
        baton.json:1:12: error: Cannot read the schema schema.graphql: there is no such file. [unreadable-file]
         1 | {"schema": "schema.graphql", "runtime": "BatonStore"}
           |            ^~~~~~~~~~~~~~~~
        baton.json:1:12: note: A path counts from the folder of `baton.json`.

        """#)
    #expect(generate(workspace, "--schema", "none/schema.graphql") == 2)
    #expect(workspace.err.contains("its folder does not exist."))
    #expect(workspace.err.hasPrefix("batonc: error: cannot read the schema none/schema.graphql: "))
  }

  /// The superuser may read everything, so this says nothing where tests run as one.
  @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeReadIsNotMissing() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    try workspace.write("closed/schema.graphql", Workspace.schema)
    let closed = workspace.folder.appending(path: "closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    #expect(generate(workspace, "--schema", "closed/schema.graphql") == 2)
    #expect(workspace.err.contains("ermission"), "\(workspace.err)")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    #expect(workspace.run("generate", "--out", "closed", "Sources") == 2)
    #expect(workspace.err.contains("cannot write closed/Sources_V.baton.swift: "))
    #expect(workspace.err.contains("ermission"), "\(workspace.err)")
  }

  @Test func unreadableExtension() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    try workspace.write(
      "baton.json",
      "{\n  \"schema\": \"schema.graphql\",\n  \"schemaExtensions\": [\"more.graphql\"]\n}\n")
    #expect(generate(workspace) == 2)
    #expect(workspace.err.hasPrefix("baton.json:3:24: error: Cannot read more.graphql: "))
  }

  @Test func errorsComeBeforeWarnings() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/A.graphql", "fragment Unused on Island { name }")
    try workspace.write("Sources/B.graphql", "query B { islands { nmae } }")
    #expect(generate(workspace) == 1)
    let severities = workspace.err.split(separator: "\n").compactMap { line in
      ["error", "warning"].first { line.contains(": \($0): ") }
    }
    #expect(severities == ["error", "warning"], "\(workspace.err)")
  }

  @Test func unreadableSourcesAndConfiguration() throws {
    let workspace = try Workspace()
    #expect(generate(workspace) == 2)
    #expect(workspace.err.contains("cannot read Sources: there is no such file or folder."))
    try workspace.write("notes.txt", "")
    #expect(workspace.run("validate", "notes.txt") == 2)
    #expect(workspace.err.contains("notes.txt is not a file that holds GraphQL"))
    #expect(workspace.run("validate", "Missing.swift") == 2)
    #expect(
      workspace.err.contains("cannot read Missing.swift: there is no such file or folder."))
    #expect(workspace.run("validate", "--config", "other.json", "A.graphql") == 2)
    #expect(workspace.err.contains("cannot read the configuration other.json"))
    try workspace.remove("baton.json")
    #expect(workspace.run("validate", "A.graphql") == 2)
    #expect(workspace.err.contains("no baton.json in \(workspace.folder.path)"))
    #expect(workspace.err.contains(#"`{"schema": "schema.graphql"}` is enough."#))
    try workspace.write("A.graphql", "query A { islands { name } }")
    #expect(workspace.run("validate", "--schema", "schema.graphql", "A.graphql") == 0)
  }

  @Test func unknownKeyInTheConfiguration() throws {
    let workspace = try Workspace()
    try workspace.write("baton.json", "{\n  \"schema\": \"schema.graphql\",\n  \"lookup\": []\n}\n")
    try workspace.write("Sources/V.swift", "")
    #expect(generate(workspace) == 1)
    #expect(
      workspace.err == """
        baton.json:3:3: error: `lookup` is not a key that `baton.json` has here. [config-unknown-key]
         3 |   "lookup": []
           |   ^~~~~~~~
        baton.json:3:3: note: Did you mean `lookups`?

        """)
  }

  @Test func aKeyThatIsLikeNoneNamesThoseThatAreKnown() throws {
    let workspace = try Workspace()
    try workspace.write(
      "baton.json", #"{"schema": "schema.graphql", "identity": {"Island": ["name"]}}"#)
    try workspace.write("Sources/V.swift", "")
    #expect(generate(workspace) == 1)
    #expect(
      workspace.err.hasSuffix("note: These are known here: `default`, `types`.\n"),
      "\(workspace.err)")
  }

  @Test func markersAreHeldAgainstTheirDocuments() throws {
    let workspace = try Workspace()
    try workspace.write(
      "Sources/V.swift",
      """
      @Query("query A { islands { name } }") var a: B
      @Fragment("query C { islands { name } }") var c: C
      @Query() var d: D
      """)
    #expect(generate(workspace) == 1)
    #expect(workspace.err.contains("Sources/V.swift:1:47: warning: "))
    #expect(workspace.err.contains("[wrong-property-type]"))
    #expect(workspace.err.contains("Sources/V.swift:2:12: error: "))
    #expect(workspace.err.contains("[wrong-definition]"))
    #expect(workspace.err.contains("Sources/V.swift:3:1: error: "))
    #expect(workspace.err.contains("[missing-document]"))
  }

  @Test func whatComesLaterIsRefused() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/Q.graphql", "query Q { islands @stream { name } }")
    #expect(generate(workspace) == 1)
    #expect(workspace.err.contains("[unsupported-directive]"), "\(workspace.err)")
  }

  @Test func twoSourcesOfOneOutput() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/A.swift", "")
    try workspace.write("Sources/A.graphql", "query Q { islands { name } }")
    #expect(generate(workspace) == 2)
    #expect(workspace.err.contains("would both be written to Generated/Sources_A.baton.swift"))
  }

  @Test(arguments: [
    [], ["compile"], ["generate", "--ouput", "x"], ["generate", "--out"], ["generate"],
    ["generate", "--shared", "x", "--emit", "a"], ["print", "--out", "x"],
    ["generate", "--out", "x", "--emit", "Sources/V.swift=y"],
    ["generate", "--check=1", "--out", "x"], ["generate", "--shared", "x", "Sources/V.swift"],
  ]) func wrongUsage(_ arguments: [String]) throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    var err = ""
    let status = BatoncCommandRun.run(arguments, in: workspace.folder.path) { err += $0 }
    #expect(status == 2)
    #expect(!err.isEmpty)
  }

  @Test(arguments: ["generate", "validate", "print"])
  func aCommandNeedsSources(_ command: String) throws {
    let workspace = try Workspace()
    #expect(workspace.run(command) == 2)
    #expect(workspace.err.contains("no source is named: give Swift or .graphql files"))
    #expect(workspace.err.contains("See `batonc \(command) --help`."))
  }

  /// Nothing to generate from is a slip, and must not empty the folder.
  @Test(arguments: [[], ["Empty"], ["schema.graphql"]])
  func noSource(_ sources: [String]) throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", Workspace.fragment)
    try workspace.write("Empty/notes.txt", "")
    #expect(workspace.run("generate", "--out", "Generated", "Sources") == 0)
    let names = workspace.names("Generated")
    #expect(names.count == 2)
    var err = ""
    let status = BatoncCommandRun.run(
      ["generate", "--out", "Generated"] + sources, in: workspace.folder.path
    ) { err += $0 }
    #expect(status == 2)
    #expect(err.contains("See `batonc generate --help`."), "\(err)")
    #expect(workspace.names("Generated") == names)
  }

  @Test(arguments: ["validate", "print", "report"])
  func saysThatNothingWasChecked(_ command: String) throws {
    let workspace = try Workspace()
    try workspace.write("A.graphql", "query A { islands { name } }")
    #expect(workspace.run(command, "schema.graphql") == 0)
    #expect(workspace.err.contains("no document was checked"), "\(workspace.err)")
    #expect(workspace.run(command, "schema.graphql", "A.graphql") == 0)
    #expect(workspace.err.isEmpty)
  }

  @Test(arguments: [
    ["--emit", "Sources=x.baton.swift"],
    ["--emit", "Sources/V.swift=x.baton.swift", "--emit", "./Sources/V.swift=y.baton.swift"],
    ["--emit", "schema.graphql=x.baton.swift", "--emit", "Sources/V.swift=x.baton.swift"],
  ]) func outputsThatCannotBe(_ emits: [String]) throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", Workspace.fragment)
    var err = ""
    let status = BatoncCommandRun.run(
      ["generate", "--shared", "Generated/Shared.swift"] + emits, in: workspace.folder.path
    ) { err += $0 }
    #expect(status == 2, "\(err)")
    #expect(workspace.names("Generated").isEmpty)
    #expect(workspace.read("x.baton.swift") == nil)
  }

  @Test(arguments: [
    ["--emit", "own.graphql=own.graphql"], ["--emit", "own.graphql=link.graphql"],
    ["own.graphql", "--report", "schema.graphql"], ["own.graphql", "--report", "baton.json"],
    ["own.graphql", "--shared", "./own.graphql"], ["own.graphql", "--report", "extra.graphql"],
    ["own.graphql", "--report", "Generated/Baton.baton.swift"],
  ]) func anInputIsNoOutput(_ arguments: [String]) throws {
    let workspace = try Workspace()
    let config =
      #"{"schema": "schema.graphql", "schemaExtensions": ["extra.graphql"], "runtime": "BatonStore"}"#
    let texts = [
      "baton.json": config, "schema.graphql": Workspace.schema,
      "own.graphql": "query Own { islands { name } }",
      "extra.graphql": "extend type Island { note: String }",
    ]
    for (path, text) in texts { try workspace.write(path, text) }
    try workspace.link("link.graphql", to: "own.graphql")
    var err = ""
    let out =
      arguments[0] == "--emit" ? ["--shared", "Generated/All.swift"] : ["--out", "Generated"]
    let status = BatoncCommandRun.run(
      ["generate"] + out + arguments, in: workspace.folder.path
    ) { err += $0 }
    #expect(status == 2, "\(err)")
    #expect(err.contains("would be overwritten.") || err.contains("would both be written"))
    for (path, text) in texts { #expect(workspace.read(path) == text) }
    #expect(workspace.names("Generated").isEmpty)
  }

  /// An empty path, as a shell's variable that is not set leaves it, is no folder, and not the root of all.
  @Test(arguments: [
    ["--out", "", "Sources"], ["--out=", "Sources"], ["--out", "Generated", ""],
    ["--out", "Generated", "--", "Sources", ""], ["--out", "Generated", "--schema", "", "Sources"],
    ["--out", "Generated", "--report", "", "Sources"],
  ]) func anEmptyArgument(_ arguments: [String]) throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    var err = ""
    let status = BatoncCommandRun.run(["generate"] + arguments, in: workspace.folder.path) {
      err += $0
    }
    #expect(status == 2)
    #expect(err.contains("empty."))
    #expect(workspace.names("Generated").isEmpty)
  }

  /// `--report /dev/stdout` is written into; a file in its place would be the end of the device.
  @Test func aPipeIsWrittenInto() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.graphql", "query V { islands { name } }")
    let path = workspace.folder.appending(path: "pipe").path
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(workspace.run("generate", "--out", "Generated", "--report", "pipe", "Sources") == 0)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Swift.max(read(reader, &bytes, bytes.count), 0)
    #expect(String(decoding: bytes[..<count], as: UTF8.self).contains(#""name": "V""#))
  }

  @Test func aPlaceThatCannotBeWritten() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", "")
    try workspace.write("Generated", "a file")
    #expect(workspace.run("generate", "--out", "Generated", "Sources") == 2)
    #expect(
      workspace.err
        == "batonc: error: cannot write into Generated: it is a file, not a folder.\n")
    #expect(workspace.run("generate", "--out", "Generated/Deep", "Sources") == 2)
    #expect(
      workspace.err.contains(
        "cannot write Generated/Deep/Sources_V.baton.swift: Generated is a file, not a folder."))
    // A file system that takes no file, whoever asks.
    #expect(workspace.run("generate", "--out", "/sys", "Sources") == 2)
    #expect(workspace.err.contains("cannot write /sys/Sources_V.baton.swift: "))
    #expect(!workspace.err.contains("such file or folder"), "\(workspace.err)")
  }
}

import Foundation
import Testing

/// C-5: `--watch`
@Suite struct WatchTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Sources/PeakView.swift", Workspace.fragment)
    try workspace.write("Sources/IslandView.swift", Workspace.view)
  }

  /// Runs `generate --watch` with something done at each look.
  private func watch(_ steps: [() throws -> Void]) throws -> [String] {
    var looks = 0
    var failure: (any Error)?
    let status = workspace.run(
      "generate", "--out", "Generated", "--watch", "Sources",
      pause: {
        guard looks < steps.count else { return false }
        do { try steps[looks]() } catch { failure = error }
        looks += 1
        return true
      })
    if let failure { throw failure }
    #expect(status == 0)
    return workspace.err.split(separator: "\n").map(String.init).filter { $0.hasPrefix("batonc:") }
  }

  private let done = "batonc: generate: done"
  private let wrong = "batonc: generate: nothing is written; waiting for a change"
  private let output = "Generated/Sources_PeakView.baton.swift"

  @Test func runsAgainAfterAChange() throws {
    let changed = Workspace.fragment.replacingOccurrences(of: "{ name", with: "{ id name")
    let lines = try watch([
      {}, {}, { try workspace.write("Sources/PeakView.swift", changed) }, {}, {}, {},
    ])
    #expect(lines == [done, done])
    #expect(workspace.read(output)?.contains("var id:") == true)
  }

  /// An editor writes more than once: nothing runs until a file rests.
  @Test func waitsUntilFilesRest() throws {
    func write(_ text: String) -> () throws -> Void {
      { try workspace.write("Sources/PeakView.swift", text) }
    }
    let lines = try watch([
      write("// a"), write("// ab"), write("// abc"), write(Workspace.fragment + "\n"), {}, {},
    ])
    #expect(lines == [done, done])
    #expect(workspace.err.split(separator: "\n").count == 2)
  }

  @Test func livesOnWhatIsWrongOrGone() throws {
    let broken = Workspace.fragment.replacingOccurrences(of: "height", with: "heigth")
    let lines = try watch([
      { try workspace.write("Sources/PeakView.swift", broken) }, {},
      { try workspace.remove("schema.graphql") }, {},
      { try workspace.remove("baton.json") }, {},
      {
        try workspace.write("baton.json", #"{"schema": "schema.graphql"}"#)
        try workspace.write("schema.graphql", Workspace.schema)
        try workspace.write("Sources/PeakView.swift", Workspace.fragment)
      }, {}, {},
    ])
    #expect(lines.filter { $0 == done || $0 == wrong } == [done, wrong, wrong, wrong, done])
    #expect(workspace.err.contains("[fields-on-correct-type]"))
    #expect(workspace.err.contains("[unreadable-file]"))
    #expect(workspace.err.contains("no baton.json in"))
  }

  @Test func seesNewFilesAndExtensions() throws {
    try workspace.write(
      "baton.json",
      #"{"schema": "schema.graphql", "schemaExtensions": ["Client"], "runtime": "BatonStore"}"#)
    try workspace.write("Client/a.graphql", "extend type Peak { note: String }")
    let lines = try watch([
      { try workspace.write("Sources/Deep/New.graphql", "query New { islands { name } }") }, {},
      { try workspace.write("Client/b.graphql", "extend type Peak { other: String }") }, {},
    ])
    #expect(lines == [done, done, done])
    #expect(workspace.names("Generated").contains("Sources_Deep_New.baton.swift"))
  }
}

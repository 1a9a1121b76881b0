import Testing

/// C-6: every id can be explained where the compiler runs.
@Suite struct ExplainTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func printsTheSectionOfAnId() {
    #expect(workspace.run("explain", "no-undefined-variables") == 0)
    #expect(workspace.out.hasPrefix("### no-undefined-variables\n\n"))
    #expect(workspace.out.contains("Declare it: `$id: ID!` after the operation's name."))
    let text = workspace.out
    // As a message ends.
    #expect(workspace.run("explain", "[no-undefined-variables]") == 0)
    #expect(workspace.out == text)
  }

  @Test func listsEveryId() {
    #expect(workspace.run("explain") == 0)
    let ids = workspace.out.split(separator: "\n").map(String.init)
    #expect(ids.count > 100)
    #expect(ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for id in ids {
      #expect(workspace.run("explain", id) == 0)
      #expect(workspace.out.count > id.count + 100, "\(id)")
    }
  }

  @Test func suggestsTheIdThatIsMeant() {
    #expect(workspace.run("explain", "no-undefined-variable") == 2)
    #expect(
      workspace.err.hasPrefix(
        "batonc: error: no error has the id `no-undefined-variable`; did you mean `no-undefined-variables`?"
      ))
    #expect(workspace.out.isEmpty)
    #expect(workspace.run("explain", "overlapping") == 2)
    #expect(workspace.err.contains("did you mean `overlapping-fields-can-be-merged`?"))
  }
}

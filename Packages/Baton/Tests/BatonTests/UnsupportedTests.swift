import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("an operation that this version can't run is not sent")
struct UnsupportedTests {
  struct Lacking: Mutation {
    struct Data: Lens {
      let anchor: Anchor
    }
    struct Optimistic: OptimisticResponse {
      func appendJSON(to text: inout String) { text += "{}" }
    }
    static let name = "Lacking"
    static let document = Document.text("mutation Lacking{name}")
    static let plan = Plan(
      root: Selection(type: RecordType("Mutation"), key: [], abstract: false, fields: []),
      needs: PlanFeature.allCases)
    let variables = Variables()
  }

  @Test("the failure names the directive, and the log its kind")
  func refused() async throws {
    let session = Session()
    let failure = await #expect(throws: Failure.self) {
      try await session.environment.mutate(Lacking())
    }
    guard case .unsupported(let directive) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(failure?.description.contains(" \(directive) ") == true)
    #expect(session.sent.isEmpty)
    #expect(
      session.takeEvents() == [
        .fetchStarted(operation: "Lacking"),
        .fetchFailed(operation: "Lacking", kind: .environment),
      ])
  }
}

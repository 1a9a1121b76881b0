import Baton
import BatonTesting
import GoldensConnections
import Testing

/// `refetch()` on the lens of a fragment (B-18.4, B-22), through the code that the goldens hold.
@MainActor @Suite struct RefetchedLensTests {
  let transport = ScriptedTransport()
  let environment: Environment
  let query = QuotesQuery()

  init() throws {
    environment = Environment(transport: transport)
    let topics =
      #"{"edges": [], "pageInfo": {"endCursor": null, "hasNextPage": false, "hasPreviousPage": false, "startCursor": null}}"#
    try environment.commitPayload(
      query,
      Payload(
        json:
          #"{"data": {"quote": {"rate": 1.5, "base": "EUR", "quote": "CHF"}, "topics": \#(topics)}}"#
      )
    )
  }

  private func rate() throws -> Rate_quote {
    try #require(environment.store.read(query).quote).rate
  }

  private func body(_ index: Int) -> String {
    String(decoding: transport.held[index].request.body, as: UTF8.self)
  }

  private func answer(_ rate: Double) -> Payload {
    Payload(json: #"{"data": {"quote": {"rate": \#(rate), "base": "EUR", "quote": "CHF"}}}"#)
  }

  @Test func theRecordIsReadAgainInPlace() async throws {
    let lens = try rate()
    let refetching = Task { try await lens.refetch() }
    try await wait { transport.held.count == 1 }
    #expect(transport.held[0].request.name == "RateQuery")
    #expect(body(0).hasSuffix(#""variables":{"base":"EUR","digits":4,"quote":"CHF"}}"#))
    #expect(lens.rate == 1.5)
    transport.held[0].respond(answer(1.6))
    #expect(try await refetching.value == lens)
    #expect(lens.rate == 1.6)
    #expect(try rate().rate == 1.6)
  }

  @Test func newArgumentsGiveANewLens() async throws {
    let lens = try rate()
    let refetching = Task { try await lens.refetch(digits: 2) }
    try await wait { transport.held.count == 1 }
    #expect(body(0).hasSuffix(#""variables":{"base":"EUR","digits":2,"quote":"CHF"}}"#))
    transport.held[0].respond(answer(1.25))
    let other = try await refetching.value
    #expect(other != lens)
    #expect(other.rate == 1.25 && lens.rate == 1.5)
    // What is not given stays as the new lens has it.
    let again = Task { try await other.refetch() }
    try await wait { transport.held.count == 2 }
    #expect(body(1).hasSuffix(#""variables":{"base":"EUR","digits":2,"quote":"CHF"}}"#))
    transport.held[1].respond(answer(1.75))
    #expect(try await again.value == other)
    #expect(other.rate == 1.75)
  }

  /// Also of a fragment on the query type, whose lens begins at the root.
  @Test func atTheRoot() async throws {
    let recent = environment.store.read(query).recent
    let refetching = Task { try await recent.refetch(mood: .HEATED) }
    try await wait { transport.held.count == 1 }
    #expect(body(0).hasSuffix(#""variables":{"mood":"HEATED"}}"#))
    transport.held[0].respond(
      Payload(
        json:
          #"{"data": {"topics": {"edges": [{"node": {"title": "Hot", "id": "t", "__typename": "Topic"}, "cursor": "c"}], "pageInfo": {"endCursor": "c", "hasNextPage": true, "hasPreviousPage": true, "startCursor": "c"}}}}"#
      ))
    let heated = try await refetching.value
    #expect(heated.topics.nodes.map(\.title) == ["Hot"])
    #expect(recent.topics.nodes.isEmpty)
    let page = Task { try await heated.topics.loadPrevious(1) }
    try await wait { transport.held.count == 2 }
    #expect(body(1).hasSuffix(#""variables":{"end":"c","last":1,"mood":"HEATED"}}"#))
    page.cancel()
    await #expect(throws: CancellationError.self) { try await page.value }
  }

  @Test func aFailureIsThrownAndTheDataStays() async throws {
    let lens = try rate()
    let refetching = Task { try await lens.refetch() }
    try await wait { transport.held.count == 1 }
    transport.held[0].respond(Payload(json: #"{"errors": [{"message": "Closed today"}]}"#))
    let failure = await #expect(throws: Failure.self) { try await refetching.value }
    #expect(failure?.kind == .request && lens.rate == 1.5)
  }

  @Test func anObjectThatIsNotThereAnyMoreIsAFailure() async throws {
    let lens = try rate()
    let refetching = Task { try await lens.refetch(digits: 1) }
    try await wait { transport.held.count == 1 }
    transport.held[0].respond(Payload(json: #"{"data": {"quote": null}}"#))
    let failure = await #expect(throws: Failure.self) { try await refetching.value }
    guard case .requiredField(let path) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(path == ["quote"])
  }

  @Test func aLensWithoutAnEnvironmentSaysSo() async throws {
    let store = Store()
    let recent = store.read(query).recent
    let alone = await #expect(throws: Failure.self) { try await recent.refetch(mood: .CALM) }
    #expect(alone?.kind == .environment)
    #expect(alone?.description.contains("no environment") == true)
    let page = await #expect(throws: Failure.self) { try await recent.topics.loadPrevious(2) }
    #expect(page?.kind == .environment)
    // One whose record its store let go of leads nowhere either.
    let lens = try rate()
    await environment.end()
    let gone = await #expect(throws: Failure.self) { try await lens.refetch() }
    #expect(gone?.kind == .gone)
    #expect(transport.held.isEmpty)
  }
}

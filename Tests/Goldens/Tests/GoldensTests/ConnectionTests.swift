import Baton
import GoldensConnections
import Testing

/// What this version does not run yet says so, and nothing of it is stored.
@MainActor @Suite struct ConnectionTests {
  @Test func pagesAreRefused() throws {
    let store = Store()
    let answer = #"{"data": {"board": {"title": "Town", "id": "1"}}}"#
    #expect(throws: IngestError.unsupported(directive: "@connection")) {
      try store.commit(BoardQuery(id: "1"), Payload(json: answer))
    }
    #expect(store.dump() == Store().dump())
    #expect(store.check(BoardQuery(id: "1")) == .miss)
  }

  @Test func aConnectionWithoutPagesReadsAsEmpty() {
    let topics = Store().read(AllTopicsQuery(mood: .CALM)).topics
    #expect(!topics.hasNext)
    #expect(!topics.isLoadingNext)
    #expect(topics.edges == nil)
  }

  @Test func refetchesAreRefused() async throws {
    let recent = Store().read(QuotesQuery()).recent
    let refetch = await #expect(throws: Failure.self) { try await recent.refetch(mood: .CALM) }
    #expect(refetch?.description.contains("@refetchable") == true)
    let page = await #expect(throws: Failure.self) { try await recent.topics.loadPrevious(2) }
    #expect(page?.description.contains("@connection") == true)
  }
}

import Baton
import GoldensConnections
import Testing

@MainActor @Suite struct ConnectionTests {
  private func page(_ ids: [String], hasNext: Bool) -> Payload {
    let edges = ids.map { id in
      #"""
      {"pinned":false,"cursor":"c\#(id)","node":{"id":"\#(id)","__typename":"Topic",
        "replies":{"edges":[],"pageInfo":{"hasPreviousPage":false,"startCursor":null}}}}
      """#
    }
    let nodes = ids.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    let info = #"{"hasNextPage":\#(hasNext),"endCursor":"c\#(ids.last ?? "")"}"#
    return Payload(
      json: #"""
        {"data":{"topics":{"totalCount":3,"nodes":[\#(nodes)],
          "edges":[\#(edges.joined(separator: ","))],"pageInfo":\#(info)}}}
        """#)
  }

  @Test func pagesBecomeOneList() throws {
    let store = Store()
    let first = AllTopicsQuery(mood: .CALM)
    try store.commit(first, page(["1", "2"], hasNext: true))
    try store.commit(AllTopicsQuery(cursor: "c2", mood: .CALM), page(["2", "3"], hasNext: false))
    let topics = store.read(first).topics
    #expect(topics.edges?.count == 3 && topics.totalCount == 3 && !topics.hasNext)
    #expect(topics.connectionID == #"client:root:__AllTopics_topics_connection(mood:"CALM")"#)
    #expect(store.check(first) == .memory)
    #expect(store.check(AllTopicsQuery(mood: .HEATED)) == .miss)
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

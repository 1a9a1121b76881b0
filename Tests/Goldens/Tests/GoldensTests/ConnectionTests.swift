import Baton
import BatonTesting
import GoldensConnections
import Observation
import Synchronization
import Testing

/// Lists that grow (B-9, B-22), through the code that the goldens hold.
@MainActor @Suite struct ConnectionTests {
  let transport = ScriptedTransport()
  let environment: Environment
  let query = BoardQuery(id: "1")

  init() {
    environment = Environment(transport: transport)
  }

  /// A page of topics; each has its number as its title and in its cursor.
  private func page(_ topics: ClosedRange<Int>, of all: Int = 9) -> String {
    let edges = topics.map { topic in
      #"{"node": {"id": "t\#(topic)", "title": "\#(topic)", "__typename": "Topic"}, "cursor": "c\#(topic)"}"#
    }
    let info =
      #"{"endCursor": "c\#(topics.upperBound)", "hasNextPage": \#(topics.upperBound < all), "hasPreviousPage": \#(topics.lowerBound > 1), "startCursor": "c\#(topics.lowerBound)"}"#
    return
      #"{"totalCount": \#(all), "edges": [\#(edges.joined(separator: ", "))], "pageInfo": \#(info)}"#
  }

  private func board(_ topics: ClosedRange<Int>, of all: Int = 9) -> Payload {
    let heated =
      #""heated": {"edges": [], "pageInfo": {"hasPreviousPage": false, "startCursor": null}}"#
    return Payload(
      json:
        #"{"data": {"board": {"title": "Town", "topics": \#(page(topics, of: all)), \#(heated), "id": "1"}}}"#
    )
  }

  private func next(_ topics: ClosedRange<Int>, of all: Int = 9) -> Payload {
    Payload(
      json:
        #"{"data": {"node": {"__typename": "Board", "title": "Town", "topics": \#(page(topics, of: all)), "id": "1"}}}"#
    )
  }

  private func shown() throws -> Topics_board {
    try #require(environment.store.read(query).board).topics
  }

  private func titles(_ lens: Topics_board) -> [String?] { lens.topics.nodes.map(\.title) }

  private func variables(_ index: Int) -> String {
    let body = String(decoding: transport.held[index].request.body, as: UTF8.self)
    return body.split(separator: #""variables":"#, maxSplits: 1).last.map { String($0.dropLast()) }
      ?? ""
  }

  @Test func theNextPageIsAppended() async throws {
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    #expect(titles(lens) == ["1", "2"] && lens.topics.hasNext && !lens.topics.isLoadingNext)
    #expect(lens.topics.totalCount == 9)
    for number in [0, -1] { try await lens.topics.loadNext(number) }
    let loading = Task { try await lens.topics.loadNext(3) }
    try await wait { transport.held.count == 1 }
    #expect(lens.topics.isLoadingNext)
    #expect(transport.held[0].request.name == "TopicsPageQuery")
    #expect(variables(0) == #"{"count":3,"cursor":"c2","id":"1"}"#)
    try await lens.topics.loadNext(3)
    #expect(transport.held.count == 1, "one is under way")
    transport.held[0].respond(next(3...5, of: 5))
    try await loading.value
    #expect(titles(lens) == ["1", "2", "3", "4", "5"])
    #expect(!lens.topics.hasNext && !lens.topics.isLoadingNext)
    try await lens.topics.loadNext(3)
    #expect(transport.held.count == 1, "there is no next page")
    #expect(!environment.store.dump().contains("__isLoadingNext"))
  }

  /// B-8.5
  @Test func aPageWakesTheListAndNoRow() async throws {
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    let loading = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 1 }
    let list = Mutex(0)
    withObservationTracking {
      _ = lens.topics.nodes.count
    } onChange: {
      list.withLock { $0 += 1 }
    }
    let first = try #require(lens.topics.nodes.first)
    let row = Mutex(0)
    withObservationTracking {
      _ = first.title
    } onChange: {
      row.withLock { $0 += 1 }
    }
    transport.held[0].respond(next(3...4))
    try await loading.value
    #expect(list.withLock { $0 } == 1 && row.withLock { $0 } == 0)
  }

  @Test func theFlagFallsInTheTurnInWhichThePageIsThere() async throws {
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    let loading = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 1 }
    let seen = Mutex<[Bool]>([])
    environment.log = { event in
      if case .fetchCompleted = event {
        MainActor.assumeIsolated { seen.withLock { $0.append(lens.topics.isLoadingNext) } }
      }
    }
    transport.held[0].respond(next(3...4))
    // Looks at each turn: never is the page there and still under way.
    var left = 10_000_000
    while left > 0, lens.topics.nodes.count == 2 {
      left -= 1
      await Task.yield()
    }
    #expect(lens.topics.nodes.count == 4)
    #expect(!lens.topics.isLoadingNext)
    try await loading.value
    #expect(seen.withLock { $0.count } == 1)
  }

  @Test func thePageBeforeIsPrepended() async throws {
    let query = QuotesQuery()
    let quote = #"{"rate": 1.5, "base": "EUR", "quote": "CHF"}"#
    try environment.commitPayload(
      query, Payload(json: #"{"data": {"quote": \#(quote), "topics": \#(page(4...5))}}"#))
    let recent = environment.store.read(query).recent
    #expect(recent.topics.hasPrevious)
    let loading = Task { try await recent.topics.loadPrevious(2) }
    try await wait { transport.held.count == 1 }
    #expect(recent.topics.isLoadingPrevious && !recent.topics.isLoadingNext)
    #expect(transport.held[0].request.name == "RecentQuery")
    #expect(variables(0) == #"{"end":"c4","last":2}"#)
    transport.held[0].respond(Payload(json: #"{"data": {"topics": \#(page(2...3))}}"#))
    try await loading.value
    #expect(recent.topics.nodes.map(\.title) == ["2", "3", "4", "5"])
    #expect(recent.topics.hasPrevious && recent.topics.hasNext)
    #expect(!recent.topics.isLoadingPrevious)
  }

  /// A query's own list is asked for with all of the query's variables.
  @Test func aQuerysOwnList() async throws {
    let query = AllTopicsQuery(count: 1, mood: .CALM, by: ["7"])
    func answer(_ topic: Int) -> Payload {
      let replies = #"{"edges": [], "pageInfo": {"hasPreviousPage": false, "startCursor": null}}"#
      let node = #"{"replies": \#(replies), "id": "t\#(topic)", "__typename": "Topic"}"#
      let edge = #"{"pinned": null, "node": \#(node), "cursor": "c\#(topic)"}"#
      let info = #"{"hasNextPage": true, "endCursor": "c\#(topic)"}"#
      return Payload(
        json:
          #"{"data": {"topics": {"totalCount": 9, "nodes": [{"id": "t\#(topic)"}], "edges": [\#(edge)], "pageInfo": \#(info)}}}"#
      )
    }
    try environment.commitPayload(query, answer(1))
    let topics = environment.store.read(query).topics
    let loading = Task { try await topics.loadNext(1) }
    try await wait { transport.held.count == 1 }
    #expect(variables(0) == #"{"by":["7"],"count":1,"cursor":"c1","mood":"CALM"}"#)
    transport.held[0].respond(answer(2))
    try await loading.value
    #expect(topics.edges?.count == 2)
    #expect(topics.connectionID == #"client:root:__AllTopics_topics_connection(mood:"CALM")"#)
  }

  @Test func aPageThatFailsLeavesTheListAndCanBeAskedForAgain() async throws {
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    let before = environment.store.dump()
    let failing = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 1 }
    struct Offline: Error {}
    transport.held[0].fail(Offline())
    let failure = await #expect(throws: Failure.self) { try await failing.value }
    #expect(failure?.kind == .transport)
    #expect(environment.store.dump() == before)
    let again = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 2 }
    transport.held[1].respond(next(3...4))
    try await again.value
    #expect(titles(lens).count == 4)
  }

  @Test func aPageThatNobodyWaitsForIsGivenUp() async throws {
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    let before = environment.store.dump()
    let loading = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 1 }
    loading.cancel()
    await #expect(throws: CancellationError.self) { try await loading.value }
    try await wait { transport.held[0].isCancelled }
    #expect(!lens.topics.isLoadingNext)
    transport.held[0].respond(next(7...8))
    #expect(environment.store.dump() == before)
    // Nor is it there when a later answer is.
    let again = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 2 }
    transport.held[1].respond(next(3...4))
    try await again.value
    #expect(titles(lens) == ["1", "2", "3", "4"])
  }

  // MARK: A refetch and a page at once

  /// The list of 1 and 2, whose next page is under way, asked for before a refetch that is answered.
  private func pageInFlight(
    refetched items: ClosedRange<Int>
  ) async throws -> (lens: Topics_board, loading: Task<Void, any Error>) {
    let handle = environment.handle(for: query)
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    let loading = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 1 }
    let refetching = Task { try await handle.refetch() }
    try await wait { transport.held.count == 2 }
    transport.held[1].respond(board(items))
    try await refetching.value
    return (lens, loading)
  }

  @Test func aPageAfterARefetchThatEndsAtTheSameCursorIsAppended() async throws {
    let (lens, loading) = try await pageInFlight(refetched: 1...2)
    #expect(lens.topics.isLoadingNext, "the page is still under way")
    transport.held[0].respond(next(3...4))
    try await loading.value
    #expect(titles(lens) == ["1", "2", "3", "4"] && !lens.topics.isLoadingNext)
  }

  /// B-9.5: the list that it belonged to is not there any more.
  @Test func aPageOfAListThatWasReplacedIsLeftOut() async throws {
    let (lens, loading) = try await pageInFlight(refetched: 7...9)
    var events: [String] = []
    environment.log = { events.append($0.name) }
    transport.held[0].respond(next(3...4))
    try await loading.value
    #expect(events == ["committed", "pageOutOfPlace", "fetchCompleted"])
    #expect(titles(lens) == ["7", "8", "9"] && !lens.topics.hasNext && !lens.topics.isLoadingNext)
  }

  @Test func theEndOfTheSessionEndsThePage() async throws {
    try environment.commitPayload(query, board(1...2))
    let lens = try shown()
    let loading = Task { try await lens.topics.loadNext(2) }
    try await wait { transport.held.count == 1 }
    await environment.end()
    let failure = await #expect(throws: Failure.self) { try await loading.value }
    #expect(failure?.kind == .gone)
    #expect(!lens.topics.isLoadingNext)
    transport.held[0].respond(next(3...4))
    #expect(environment.store.dump() == Store().dump())
  }

  @Test func aConnectionWithoutPagesReadsAsEmpty() {
    let topics = Store().read(AllTopicsQuery(mood: .CALM)).topics
    #expect(!topics.hasNext)
    #expect(!topics.isLoadingNext)
    #expect(topics.edges == nil)
  }
}

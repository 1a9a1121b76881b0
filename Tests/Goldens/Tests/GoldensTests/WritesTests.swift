import Baton
import BatonTesting
import Foundation
import GoldensWrites
import Observation
import Synchronization
import Testing

/// Optimistic responses, client fields and persisted documents, through the code that the goldens hold.
@MainActor @Suite struct WritesTests {
  let transport = ScriptedTransport()

  private static let star = Star.Optimistic(
    star: .init(starrable: .init(__typename: "Book", id: "1", isStarred: true, starCount: 8)))

  @Test func theBuilderWritesWhatAServerWould() throws {
    #expect(
      String(decoding: Self.star.payload.bytes, as: UTF8.self)
        == #"{"data":{"star":{"starrable":{"__typename":"Book","id":"1","isStarred":true,"starCount":8}}}}"#
    )
    let store = Store()
    try store.commit(Star(input: StarInput(id: "1")), Self.star.payload)
    #expect(
      store.dump().contains(
        #""Book:1": {"__typename": "Book", "id": "1", "isStarred": true, "starCount": 8}"#))
    let prices = SetPrices.Optimistic(setPrices: [
      .init(
        title: "Emma", price: Decimal(string: "1.50"), kind: .NOVEL, tags: ["a", "b"],
        author: .init(name: nil, id: "7"), id: "2")
    ])
    try store.commit(SetPrices(ids: ["2"]), prices.payload)
    let book = try #require(store.read(SetPrices(ids: ["2"])).setPrices.first)
    #expect(book.title == "Emma" && book.price == Decimal(string: "1.5"))
    #expect(book.kind == .NOVEL && book.tags == ["a", "b"])
    let author = try #require(book.author)
    #expect(author.name == nil)
    #expect(
      store.dump().contains(#""Person:7": {"__typename": "Person", "id": "7", "name": null}"#))
  }

  /// B-12.1, B-12.2
  @Test func itShowsUntilTheAnswerIsThere() async throws {
    let environment = Environment(transport: transport)
    try environment.commitPayload(
      Star(input: StarInput(id: "1")),
      Payload(
        json:
          #"{"data":{"star":{"starrable":{"__typename":"Book","id":"1","isStarred":false,"starCount":7}}}}"#
      ))
    let mutation = Star(input: StarInput(id: "1"))
    func count() -> Int? { environment.store.read(mutation).star?.starrable?.starCount.starCount }
    let mutating = Task { try await environment.mutate(mutation, optimistic: Self.star) }
    try await wait { transport.held.count == 1 }
    #expect(count() == 8)
    #expect(
      String(decoding: transport.held[0].request.body, as: UTF8.self)
        == #"{"operationName":"Star","documentId":"c39ca7f14fd2bb0cf9cc211faac7aebb2e57aa96","variables":{"input":{"id":"1"}},"onError":"ABORT"}"#
    )
    transport.held[0].respond(
      Payload(
        json:
          #"{"data":{"star":{"starrable":{"__typename":"Book","id":"1","isStarred":true,"starCount":9}}}}"#
      ))
    let data = try await mutating.value
    #expect(data.star?.starrable?.asBook?.starCount == 9)
    #expect(count() == 9)
  }

  /// B-23: written by hand alone, then read like anything else; a later answer leaves them as they are.
  @Test func clientFieldsComeByHand() throws {
    let store = Store()
    try store.commit(
      Star(input: StarInput(id: "1")),
      Payload(
        json:
          #"{"data":{"star":{"starrable":{"__typename":"Book","id":"1","draft":{"text":"A"}}}}}"#))
    let book = try #require(store.read(Star(input: StarInput(id: "1"))).star?.starrable?.asBook)
    #expect(book.draft?.text == "A")
    try store.commit(
      Star(input: StarInput(id: "1")),
      Payload(
        json:
          #"{"data":{"star":{"starrable":{"__typename":"Book","id":"1","isStarred":true,"starCount":9}}}}"#
      ))
    #expect(book.starCount == 9)
    #expect(book.draft?.text == "A")
  }

  // MARK: Payloads by hand

  /// B-23: what the server has no field for is written by hand, wakes who reads it, and is asked of nobody.
  @Test func aClientsOwnFieldsByHand() async throws {
    let environment = Environment(transport: transport)
    let query = BookQuery(id: "1")
    let handle = environment.handle(for: query)
    let retention = handle.retain()
    defer { retention.release() }
    try await wait { transport.held.count == 1 }
    let body = String(decoding: transport.held[0].request.body, as: UTF8.self)
    #expect(!body.contains("draft") && !body.contains("theme"))
    transport.held[0].respond(
      Payload(json: #"{"data": {"book": {"title": "Emma", "id": "1"}}}"#))
    try await wait { handle.phase.data != nil }
    let data = try #require(handle.phase.data)
    let book = try #require(data.book)
    #expect(data.theme == nil && book.isOpen == nil && book.draft == nil)

    let woken = Mutex(0)
    withObservationTracking {
      _ = (data.theme, book.draft?.text)
    } onChange: {
      woken.withLock { $0 += 1 }
    }
    let own = #""isOpen": true, "draft": {"text": "Dear"}"#
    try environment.commitPayload(
      query, Payload(json: #"{"data": {"theme": "DARK", "book": {"id": "1", \#(own)}}}"#))
    #expect(data.theme == .DARK && book.isOpen == true && book.draft?.text == "Dear")
    #expect(book.title == "Emma" && woken.withLock { $0 } == 1)

    let refetching = Task { try await handle.refetch() }
    try await wait { transport.held.count == 2 }
    transport.held[1].respond(
      Payload(json: #"{"data": {"book": {"title": "Emma (1815)", "id": "1"}}}"#))
    try await refetching.value
    #expect(book.title == "Emma (1815)" && book.draft?.text == "Dear" && data.theme == .DARK)
  }

  /// Also from where there is no main actor.
  @concurrent private func seed(_ environment: Environment, _ fixture: String) async throws {
    try await environment.commitPayload(BookQuery(id: "1"), Payload(json: fixture))
  }

  @Test func aPayloadThatIsNoneSaysWhy() async throws {
    let environment = Environment(transport: transport)
    let before = environment.store.dump()
    let wrong = #"{"data": {"book": {"title": ["Emma"], "id": "1"}}}"#
    let malformed = await #expect(throws: Failure.self) { try await seed(environment, wrong) }
    guard case .malformed(_, let offset) = malformed else {
      Issue.record("\(String(describing: malformed))")
      return
    }
    #expect(Array(wrong.utf8)[offset] == UInt8(ascii: "["))
    let cut = await #expect(throws: Failure.self) { try await seed(environment, #"{"data": {"#) }
    #expect(cut?.kind == .malformed)
    let request = await #expect(throws: Failure.self) {
      try await seed(environment, #"{"errors": [{"message": "No such book"}]}"#)
    }
    #expect(request?.kind == .request)
    #expect(request?.description.contains("No such book") == true)
    #expect(environment.store.dump() == before)
    try await seed(environment, #"{"data": {"book": {"title": "Emma", "id": "1"}}}"#)
    #expect(environment.store.read(BookQuery(id: "1")).book?.title == "Emma")
    await environment.end()
    let gone = await #expect(throws: Failure.self) {
      try await seed(environment, #"{"data": {"book": null}}"#)
    }
    #expect(gone?.kind == .gone)
  }

  /// B-10.4: an edge that no list is named for is a payload like any other.
  @Test func anEdgeForNoList() async throws {
    let environment = Environment(transport: transport)
    let adding = Task {
      try await environment.mutate(AddComment(bookId: "1", text: "a", connections: []))
    }
    try await wait { transport.held.count == 1 }
    let author = #"{"name": "Ann", "id": "7"}"#
    let node = #"{"text": "a", "author": \#(author), "id": "c", "__typename": "Comment"}"#
    transport.held[0].respond(
      Payload(
        json:
          #"{"data": {"addComment": {"commentEdge": {"node": \#(node), "cursor": "x"}, "comment": {"id": "c"}}}}"#
      ))
    let data = try await adding.value
    #expect(data.addComment?.commentEdge?.node?.text == "a")
    #expect(!environment.store.dump().contains("connection"))
  }
}

@_spi(Testing) import Baton
import BatonTesting
import Foundation
import GoldensInputs
import Testing

/// What a request carries of variables and input objects, through the code that the goldens hold (B-21.2).
@Suite struct InputsTests {
  @Test func whatIsNotPassedIsNotSent() {
    #expect(Items().variables.json == "{}")
    #expect(Items.defaults.json == #"{"full":true,"limit":3,"paging":{"size":50,"tags":["x"]}}"#)
    #expect(Items(paging: Paging()).variables.json == #"{"paging":{}}"#)
    #expect(Items(limit: 0).variables.json == #"{"limit":0}"#)
  }

  @Test func anExplicitNullIsSent() {
    let items = Items(after: "a").withNull(\.limit)
    #expect(items.variables.json == #"{"after":"a","limit":null}"#)
    #expect(items.withNull(\.after).variables.json == #"{"after":null,"limit":null}"#)
    #expect(items != Items(after: "a"))
    #expect(items == Items(after: "a").withNull(\.limit))
    let paging = Paging(size: 1).withNull(\.order)
    #expect(Items(paging: paging).variables.json == #"{"paging":{"order":null,"size":1}}"#)
    #expect(
      Change(id: "1").withNull(\.title).variables.json == #"{"id":"1","title":null}"#)
  }

  @Test func inputsNestAndRecur() {
    let filter = TitleFilter(in: ["a", "b"], or: TitleFilter(find: .not(.id("9"))))
    let find = Find.any([.title(filter), .id("1")])
    #expect(
      Items(find: find).variables.json
        == #"{"find":{"any":[{"title":{"in":["a","b"],"or":{"find":{"not":{"id":"9"}}}}},{"id":"1"}]}}"#
    )
    let paging = Paging(
      order: .OLDEST, since: Date(timeIntervalSince1970: 0), tags: ["x", nil])
    #expect(
      Items(paging: paging).variables.json
        == #"{"paging":{"order":"OLDEST","since":"1970-01-01T00:00:00Z","tags":["x",null]}}"#)
  }

  /// B-3.2: an unset variable counts as its default, and an explicit null is another thing than either.
  @MainActor @Test func eachHasItsOwnRecordsSlot() throws {
    let store = Store()
    let answer = Payload(json: #"{"data":{"items":[{"id":"1"}]}}"#)
    try store.commit(Items(), answer)
    try store.commit(Items().withNull(\.limit), answer)
    try store.commit(Items(limit: 3), answer)
    let dump = store.dump()
    #expect(dump.contains(#""items(limit:3,paging:{\"size\":50,\"tags\":[\"x\"]})": "#), "\(dump)")
    #expect(dump.contains(#""items(limit:null,paging:{"#))
    #expect(store.read(Items()).items.count == 1)
  }

  /// B-5.9, B-17: a field that the variables leave out is absent, whatever other operations brought, and
  /// nobody misses it.
  @MainActor @Test func whatIsLeftOutIsNotMissed() async throws {
    let environment = Environment(transport: SilentTransport())
    var events: [LogEvent] = []
    environment.log = { events.append($0) }
    let titled = Payload(json: #"{"data":{"items":[{"id":"1","title":"t"}],"newest":[]}}"#)
    try environment.commitPayload(Items(full: true), titled)
    try environment.commitPayload(
      Items(full: false), Payload(json: #"{"data":{"items":[{"id":"1"},{"id":"2"}],"newest":[]}}"#))
    #expect(environment.store.read(Items(full: true)).items.map(\.title) == ["t", nil])
    try await wait { !environment.hasTurnComing }
    #expect(events == [.missing(type: "Item", field: "title")])
    #expect(environment.store.read(Items(full: false)).items.map(\.title) == [nil, nil])
    try await wait { !environment.hasTurnComing }
    #expect(events.count == 1)
  }
}

@_spi(Generated) import Baton
import Synchronization

// As `batonc` writes it, for a list of records and what they link to.

private enum Types {
  static let Query = Baton.RecordType("Query")
  static let Member = Baton.RecordType("Member")
  static let Home = Baton.RecordType("Home")
}

private enum Slots {
  static let cast = Types.Query.slot("cast")
  static let id = Types.Member.slot("id")
  static let name = Types.Member.slot("name")
  static let status = Types.Member.slot("status")
  static let age = Types.Member.slot("age")
  static let home = Types.Member.slot("home")
  static let homeID = Types.Home.slot("id")
  static let town = Types.Home.slot("town")
}

struct CastQuery: Baton.Query {
  var resolution: Baton.Resolution<Baton.OperationHandle<Self>> = .unresolved

  init() {}

  static let name = "CastQuery"
  static let document: Baton.Document = .text("{cast{id,name,status,age,home{town,id}}}")
  var variables: Baton.Variables { Baton.Variables() }

  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}

  static let plan = Baton.Plan(
    root: Baton.Selection(
      type: Types.Query, key: [], abstract: false,
      fields: [.linked("cast", key: .fixed(Slots.cast), plural: true, selection: member)]))

  private static let member = Baton.Selection(
    type: Types.Member, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(Slots.id), kind: .id, list: false),
      .scalar("name", key: .fixed(Slots.name), kind: .string, list: false),
      .scalar("status", key: .fixed(Slots.status), kind: .string, list: false),
      .scalar("age", key: .fixed(Slots.age), kind: .int, list: false),
      .linked("home", key: .fixed(Slots.home), plural: false, selection: home),
    ])

  private static let home = Baton.Selection(
    type: Types.Home, key: ["id"], abstract: false,
    fields: [
      .scalar("town", key: .fixed(Slots.town), kind: .string, list: false),
      .scalar("id", key: .fixed(Slots.homeID), kind: .id, list: false),
    ])

  struct Data: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var cast: Baton.List<Member> { anchor.list(Slots.cast, or: .empty) }
  }

  struct Member: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var id: String { anchor.string(Slots.id, or: "") }
    @MainActor var name: String? { anchor.string(Slots.name) }
    @MainActor var status: String? { anchor.string(Slots.status) }
    @MainActor var home: Home? { anchor.linked(Slots.home).map(Home.init(anchor:)) }
  }

  struct Home: Baton.Lens {
    let anchor: Baton.Anchor
    init(anchor: Baton.Anchor) { self.anchor = anchor }
    @MainActor var town: String? { anchor.string(Slots.town) }
  }
}

/// One member of the cast, as a server knows it.
struct Performer {
  var id: Int
  var name: String
  var status = "alive"
  var age = 30
  var home = 1
}

/// Answers `CastQuery` with what the test says there is, and counts.
final class CastTransport: Transport {
  private struct State {
    var cast: [Performer] = []
    var town = "Town"
    var requests = 0
  }

  private let state = Mutex(State())

  var requests: Int { state.withLock { $0.requests } }

  var cast: [Performer] {
    get { state.withLock { $0.cast } }
    set { state.withLock { $0.cast = newValue } }
  }

  var town: String {
    get { state.withLock { $0.town } }
    set { state.withLock { $0.town = newValue } }
  }

  /// What the server answers now.
  var payload: Payload {
    let state = state.withLock { $0 }
    let members = state.cast.map { member in
      #"{"id":"\#(member.id)","name":"\#(member.name)","status":"\#(member.status)","#
        + #""age":\#(member.age),"home":{"town":"\#(state.town)","id":"\#(member.home)"}}"#
    }
    return Payload(json: #"{"data":{"cast":[\#(members.joined(separator: ","))]}}"#)
  }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    state.withLock { $0.requests += 1 }
    let payload = payload
    return AsyncThrowingStream { continuation in
      continuation.yield(payload)
      continuation.finish()
    }
  }
}

import Baton
import BatonTransports
import Foundation

/// Answers in parts, and events.
extension Trial {
  func parts() async throws {
    let text =
      #"query D($id:ID!){character(id:$id){id,name,...@defer(label:"late"){episode{name}}}}"#
    let request = Request(
      name: "D", kind: .query, document: .text(text), variables: Self.nine, isIncremental: true)
    let outcome = await Outcome(of: request, over: try http())
    try expect(outcome.payloads.count >= 2 && outcome.error == nil, "\(outcome)")
    let parts = try outcome.payloads.map(Outcome.members)
    try expect(try isNine(parts[0]) && parts[0]["hasNext"] as? Bool == true, "\(parts)")
    try expect(parts.last?["hasNext"] as? Bool == false, "\(parts)")
    let isByID = parts[0]["pending"] != nil
    try expect(isByID == peer.features.contains(.partsByID), "the other style: \(parts)")
    let episodes = parts.dropFirst().flatMap { $0["incremental"] as? [[String: Any]] ?? [] }
      .compactMap { at("data", "episode", in: $0) as? [[String: Any]] }.joined()
    let names = episodes.compactMap { $0["name"] as? String }
    try expect(try names == world.episodes(ofCharacter: "9"), "\(parts)")
  }

  func count(to end: Int, over transport: some Transport) async throws {
    let outcome = await Outcome(of: Self.numbers(to: end), over: transport)
    try expect(outcome.error == nil, "\(outcome)")
    let numbers = try outcome.payloads.map {
      at("data", "count", in: try Outcome.members(of: $0)) as? Int
    }
    try expect(numbers == Array(0..<end), "not the numbers up to \(end): \(outcome)")
  }

  private static func numbers(to end: Int) -> Request {
    Request(
      name: "N", kind: .subscription, document: .text("subscription N($to:Int!){count(to:$to)}"),
      variables: Variables(["to": Variable(end)]))
  }

  /// Who has seen enough leaves, and the next is answered over the same transport.
  func giveUp(over transport: some Transport) async throws {
    for _ in 0..<3 {
      var seen = 0
      for try await _ in transport.send(Self.numbers(to: 100_000)) {
        seen += 1
        if seen == 10 { break }
      }
      try expect(seen == 10, "\(seen) events")
    }
    try await count(to: 10, over: transport)
  }

  /// Several subscriptions over one socket.
  func countTogether() async throws {
    let transport = try socket()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for end in [500, 400, 300, 200, 100] {
        group.addTask { try await count(to: end, over: transport) }
      }
      try await group.waitForAll()
    }
  }

  /// A server says so before the first event, or by one that has no data.
  func refusedSubscription(over transport: some Transport) async throws {
    let request = Request(
      name: "W", kind: .subscription, document: .text("subscription W{nothing}"))
    let outcome = await Outcome(of: request, over: transport)
    switch outcome.error {
    case nil:
      let event = try outcome.only()
      try expect(event["errors"] is [Any] && !(event["data"] is [String: Any]), "\(outcome)")
    case let refusal as OperationRefused:
      let message = String(decoding: refusal.payload.bytes, as: UTF8.self)
      try expect(outcome.payloads.isEmpty && message.contains("nothing"), message)
    case let error?:
      let status = (error as? TransportError)?.status
      try expect(outcome.payloads.isEmpty && status == 400, "\(outcome)")
    }
  }

  func refusedUpgrade() async throws {
    let outcome = await Outcome(of: Self.numbers(to: 1), over: try socket("nowhere"))
    let status = (outcome.error as? TransportError)?.status ?? 0
    try expect(outcome.payloads.isEmpty && [403, 404].contains(status), "\(outcome)")
  }

  /// The first parameters are refused, those after them are not.
  func unwelcome() async throws {
    let counter = Counter()
    let transport = try socket(parameters: {
      Variables(["token": Variable(await counter.next() == 1 ? "wrong" : "right")])
    })
    let outcome = await Outcome(of: Self.numbers(to: 1), over: transport)
    // Each server has a code of its own for it.
    guard case .closed(let reason?)? = outcome.error as? TransportError,
      [1000, 4401, 4403].contains(reason.code)
    else {
      throw Problem.different("\(outcome)")
    }
    try await count(to: 10, over: transport)
  }
}

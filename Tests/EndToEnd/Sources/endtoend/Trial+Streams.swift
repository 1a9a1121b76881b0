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
    let text = "subscription N($to:Int!){count(to:$to)}"
    let request = Request(
      name: "N", kind: .subscription, document: .text(text),
      variables: Variables(["to": Variable(end)]))
    let outcome = await Outcome(of: request, over: transport)
    try expect(outcome.error == nil, "\(outcome)")
    let numbers = try outcome.payloads.map {
      at("data", "count", in: try Outcome.members(of: $0)) as? Int
    }
    try expect(numbers == Array(0..<end), "not the numbers up to \(end): \(outcome)")
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
}

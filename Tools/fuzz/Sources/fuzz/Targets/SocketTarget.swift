@testable import BatonWire

/// A connection of graphql-transport-ws: messages of the server's; two operations begin with the
/// acknowledgement, and an empty message ends the first of them from this side.
enum SocketTarget {
  static func run(_ input: [UInt8]) {
    var connection = SubscriptionProtocol()
    var live: Set<SubscriptionProtocol.ID> = []
    for message in input.split(separator: Parts.separator, omittingEmptySubsequences: false) {
      if message.isEmpty {
        let isLive = live.remove(1) != nil
        Promise.hold((connection.unsubscribe(1) != nil) == isLive, "what is live can be ended")
        continue
      }
      do throws(WireError) {
        guard let action = try connection.receive(Array(message)) else { continue }
        if action == .acknowledged {
          Promise.hold(live.isEmpty, "once")
          for _ in 0..<2 { live.insert(connection.subscribe([]).id) }
        }
        hold(action, of: Array(message), &live)
      } catch {
        return Promise.hold(error.description.count > 20, "\(error) has words")
      }
    }
  }

  private static func hold(
    _ action: SubscriptionProtocol.Action, of message: [UInt8],
    _ live: inout Set<SubscriptionProtocol.ID>
  ) {
    switch action {
    case .acknowledged: break
    case .answer(let answer): Promise.hold(JSONMembers(answer) != nil, "an answer is an object")
    case .next(let id, let payload):
      Promise.hold(live.contains(id), "only what is live has events")
      Promise.hold(payload.count < message.count, "a payload is of its message")
    case .refused(let id, let errors):
      Promise.hold(live.remove(id) != nil, "only what is live is refused")
      Promise.hold(JSONMembers(errors)?.value("errors") != nil, "a refusal has errors")
    case .completed(let id):
      Promise.hold(live.remove(id) != nil, "only what is live completes")
    }
  }
}

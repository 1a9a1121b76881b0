/// One connection of graphql-transport-ws, without the connection: messages go in, and what is to be
/// done comes out. Payloads are passed on as they came.
///
/// Source: the GraphQL over WebSocket Protocol, `graphql-transport-ws`.
package struct SubscriptionProtocol {
  /// The name that is asked for in the upgrade.
  package static let name = "graphql-transport-ws"

  /// An operation on this connection.
  package typealias ID = Int

  package enum Action: Hashable, Sendable {
    /// To be sent at once.
    case answer([UInt8])
    /// The server takes operations from here on.
    case acknowledged
    case next(ID, [UInt8])
    /// The server refused the operation: a response with its errors alone.
    case refused(ID, [UInt8])
    case completed(ID)
  }

  // State: whether the server acknowledged; the operations that the server may still send for.
  private var isAcknowledged = false
  private var live: Set<ID> = []
  package private(set) var lastID = 0

  package init() {}

  /// The first message of a connection.
  ///
  /// - Parameter payload: A JSON object.
  package func opening(payload: [UInt8]?) -> [UInt8] {
    guard let payload else { return Array(#"{"type":"connection_init"}"#.utf8) }
    return Array(#"{"type":"connection_init","payload":"#.utf8) + payload + Array("}".utf8)
  }

  /// Begins an operation, on a connection that was acknowledged.
  ///
  /// - Parameter request: The request's JSON, as it is sent over HTTP.
  package mutating func subscribe(_ request: [UInt8]) -> (id: ID, message: [UInt8]) {
    lastID += 1
    live.insert(lastID)
    let head = #"{"id":"\#(lastID)","type":"subscribe","payload":"#
    return (lastID, Array(head.utf8) + request + Array("}".utf8))
  }

  /// Ends an operation from this side; nil where the server has ended it.
  package mutating func unsubscribe(_ id: ID) -> [UInt8]? {
    guard live.remove(id) != nil else { return nil }
    return Array(#"{"id":"\#(id)","type":"complete"}"#.utf8)
  }

  /// A ping of this side's.
  package static var ping: [UInt8] { Array(#"{"type":"ping"}"#.utf8) }

  /// Takes a message of the server's; nil where there is nothing to do.
  package mutating func receive(_ message: [UInt8]) throws(WireError) -> Action? {
    guard let members = JSONMembers(message) else { throw .messageNotObject }
    let type = members.text("type") ?? ""
    switch type {
    case "connection_ack":
      if isAcknowledged { throw .acknowledgedTwice }
      isAcknowledged = true
      return .acknowledged
    case "ping": return .answer(Self.pong(members.value("payload")))
    case "pong": return nil
    case "next", "error", "complete":
      if !isAcknowledged { throw .messageBeforeAcknowledgement(type: type) }
      guard let id = members.text("id") else { throw .messageWithoutID(type: type) }
      return try receive(type, of: Int(id), payload: members.value("payload"))
    default: throw .messageType(String(type.prefix(40)))
    }
  }

  private mutating func receive(
    _ type: String, of id: ID?, payload: ArraySlice<UInt8>?
  ) throws(WireError) -> Action? {
    // What was sent before the server knew that nobody waits any more.
    guard let id, live.contains(id) else { return nil }
    switch type {
    case "next":
      guard let payload, payload.first == UInt8(ascii: "{") else {
        throw .messagePayload(type: type)
      }
      return .next(id, Array(payload))
    case "error":
      guard let payload, payload.first == UInt8(ascii: "[") else {
        throw .messagePayload(type: type)
      }
      live.remove(id)
      return .refused(id, Array(#"{"errors":"#.utf8) + payload + Array("}".utf8))
    default:
      live.remove(id)
      return .completed(id)
    }
  }

  private static func pong(_ payload: ArraySlice<UInt8>?) -> [UInt8] {
    guard let payload else { return Array(#"{"type":"pong"}"#.utf8) }
    return Array(#"{"type":"pong","payload":"#.utf8) + payload + Array("}".utf8)
  }
}

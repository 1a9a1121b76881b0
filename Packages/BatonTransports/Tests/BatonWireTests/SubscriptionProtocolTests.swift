import Testing

@testable import BatonWire

@Suite struct SubscriptionProtocolTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A connection that the server acknowledged, with two operations, 1 and 2.
  private func connection() throws -> SubscriptionProtocol {
    var connection = SubscriptionProtocol()
    #expect(try connection.receive(bytes(#"{"type":"connection_ack"}"#)) == .acknowledged)
    let first = connection.subscribe(bytes(#"{"query":"subscription{a}"}"#))
    #expect(first.id == 1)
    #expect(
      first.message
        == bytes(#"{"id":"1","type":"subscribe","payload":{"query":"subscription{a}"}}"#))
    #expect(connection.subscribe(bytes("{}")).id == 2)
    return connection
  }

  @Test func openings() {
    let connection = SubscriptionProtocol()
    #expect(connection.opening(payload: nil) == bytes(#"{"type":"connection_init"}"#))
    #expect(
      connection.opening(payload: bytes(#"{"token":"x"}"#))
        == bytes(#"{"type":"connection_init","payload":{"token":"x"}}"#))
  }

  /// A payload is what came between the braces, byte for byte.
  @Test func events() throws {
    var connection = try connection()
    let payload = #"{ "data" : {"a": 1.50, "b": ["}", "\"]"]}, "errors":[{}]}"#
    let message = #" {"payload": \#(payload) , "id" : "2", "type":"next", "x":null} "#
    #expect(try connection.receive(bytes(message)) == .next(2, bytes(payload)))
    #expect(try connection.receive(bytes(#"{"type":"complete","id":"2"}"#)) == .completed(2))
    // It has ended.
    #expect(try connection.receive(bytes(message)) == nil)
    #expect(connection.unsubscribe(2) == nil)
  }

  @Test func refusals() throws {
    var connection = try connection()
    let message = #"{"type":"error","id":"1","payload":[{"message":"no"}]}"#
    #expect(
      try connection.receive(bytes(message))
        == .refused(1, bytes(#"{"errors":[{"message":"no"}]}"#)))
    #expect(try connection.receive(bytes(message)) == nil)
  }

  @Test func unsubscribed() throws {
    var connection = try connection()
    #expect(connection.unsubscribe(1) == bytes(#"{"id":"1","type":"complete"}"#))
    #expect(connection.unsubscribe(1) == nil)
    #expect(try connection.receive(bytes(#"{"type":"next","id":"1","payload":{}}"#)) == nil)
    #expect(try connection.receive(bytes(#"{"type":"next","id":"x","payload":{}}"#)) == nil)
  }

  @Test func pings() throws {
    var connection = SubscriptionProtocol()
    #expect(
      try connection.receive(bytes(#"{"type":"ping"}"#)) == .answer(bytes(#"{"type":"pong"}"#)))
    #expect(
      try connection.receive(bytes(#"{"payload":{"a":[1]},"type":"ping"}"#))
        == .answer(bytes(#"{"type":"pong","payload":{"a":[1]}}"#)))
    #expect(try connection.receive(bytes(#"{"type":"pong"}"#)) == nil)
    #expect(SubscriptionProtocol.ping == bytes(#"{"type":"ping"}"#))
  }

  @Test(arguments: [
    ("", WireError.messageNotObject), ("[]", .messageNotObject), ("{} {}", .messageNotObject),
    (#"{"type":"next","#, .messageNotObject), (#"{"type":"pong\"#, .messageNotObject),
    (#"{"type" "pong"}"#, .messageNotObject), (#"{"a":[1,{"b":2}"#, .messageNotObject),
    (#"{"a":}"#, .messageNotObject), (#"{a:1}"#, .messageNotObject),
    (#"{"a":1,}"#, .messageNotObject),
    (#"{"id":"1"}"#, .messageType("")), (#"{"type":3}"#, .messageType("")),
    ("{}", .messageType("")),
    (#"{"type":"subscribe","id":"1"}"#, .messageType("subscribe")),
    (#"{"type":"next","payload":{}}"#, .messageWithoutID(type: "next")),
    (#"{"type":"complete","id":1}"#, .messageWithoutID(type: "complete")),
    (#"{"type":"next","id":"1"}"#, .messagePayload(type: "next")),
    (#"{"type":"next","id":"1","payload":[]}"#, .messagePayload(type: "next")),
    (#"{"type":"error","id":"1","payload":{}}"#, .messagePayload(type: "error")),
    (#"{"type":"connection_ack"}"#, .acknowledgedTwice),
  ])
  func refusedMessages(message: String, error: WireError) throws {
    var connection = try connection()
    #expect(throws: error) { try connection.receive(bytes(message)) }
  }

  @Test func nothingBeforeTheAcknowledgement() {
    var connection = SubscriptionProtocol()
    #expect(throws: WireError.messageBeforeAcknowledgement(type: "next")) {
      try connection.receive(bytes(#"{"type":"next","id":"1","payload":{}}"#))
    }
  }

  /// Nesting takes no stack.
  @Test func deep() throws {
    var connection = try connection()
    let payload =
      #"{"a":"# + String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
      + "}"
    let message = #"{"type":"next","id":"1","payload":"# + payload + "}"
    #expect(try connection.receive(bytes(message)) == .next(1, bytes(payload)))
  }
}

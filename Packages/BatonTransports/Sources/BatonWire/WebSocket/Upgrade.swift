/// The request that turns a connection into a WebSocket.
///
/// Source: RFC 6455, section 4.1.
package struct Upgrade: Sendable {
  package let request: [UInt8]
  let accept: String
  let subprotocol: String

  /// - Parameters:
  ///   - target: The path with its query, as it is sent.
  ///   - headers: Further ones; that they hold no line end is the caller's to know.
  ///   - nonce: Sixteen random bytes.
  package init(
    target: String, host: String, subprotocol: String,
    headers: [(name: String, value: String)], nonce: [UInt8]
  ) {
    let key = Base64.text(of: nonce)
    var lines = [
      "GET \(target) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \(key)",
      "Sec-WebSocket-Protocol: \(subprotocol)",
    ]
    lines += headers.map { "\($0.name): \($0.value)" }
    request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    let answered = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    accept = Base64.text(of: SHA1.digest(of: answered))
    self.subprotocol = subprotocol
  }
}

internal import BatonWire

/// A server's side of a WebSocket, with frames that are written as bytes.
extension ServerConnection {
  /// Answers the upgrade.
  @discardableResult
  public func upgrade(changing line: (String) -> String = { $0 }) throws -> ServerRequest {
    let request = try readRequest()
    try acceptUpgrade(request, changing: line)
    return request
  }

  /// Answers an upgrade that was read.
  public func acceptUpgrade(
    _ request: ServerRequest, changing line: (String) -> String = { $0 }
  ) throws {
    let key = request.headers["sec-websocket-key"] ?? ""
    let digest = SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(Base64.text(of: digest))",
      "Sec-WebSocket-Protocol: graphql-transport-ws",
    ]
    try write(lines.map(line).joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Upgrades, and acknowledges the connection.
  public func acknowledge() throws {
    try upgrade()
    _ = try readMessage()
    try say(#"{"type":"connection_ack"}"#)
  }

  /// A message.
  public func say(_ text: String) throws { try write(frame(1, Array(text.utf8))) }

  /// A payload, JSON as it stands, of the subscription with an id.
  public func next(_ id: String, _ payload: String) throws {
    try say(#"{"id":"\#(id)","type":"next","payload":\#(payload)}"#)
  }

  /// A frame with all of a message.
  public func frame(_ opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    Self.frame(opcode, payload)
  }

  /// A frame with all of a message.
  public static func frame(_ opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let size = payload.count
    let head: [UInt8] =
      size < 126
      ? [UInt8(size)]
      : size < 1 << 16
        ? [126, UInt8(size >> 8), UInt8(size & 255)]
        : [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
    return [0x80 | opcode] + head + payload
  }

  /// The client's next frame, which is masked.
  public func readFrame() throws -> (opcode: UInt8, payload: [UInt8]) {
    let head = try read(2)
    var size = Int(head[1] & 127)
    if size == 126 { size = try read(2).reduce(0) { $0 << 8 | Int($1) } }
    if size == 127 { size = try read(8).reduce(0) { $0 << 8 | Int($1) } }
    let key = try read(4)
    let payload = try read(size).enumerated().map { $1 ^ key[$0 & 3] }
    return (head[0] & 15, payload)
  }

  /// The client's next message, as text; throws where it closes.
  public func readMessage() throws -> String {
    while true {
      let (opcode, payload) = try readFrame()
      if opcode == 8 { throw ServerProblem.closed }
      if opcode == 1 { return String(decoding: payload, as: UTF8.self) }
    }
  }
}

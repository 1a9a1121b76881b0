/// Writes the frames of a client, each a whole message and masked.
///
/// Source: RFC 6455, section 5.2.
package enum FrameWriter {
  package static func bytes(of event: SocketEvent, mask: UInt32) -> [UInt8] {
    switch event {
    case .text(let text): bytes(opcode: 1, text, mask: mask)
    case .binary(let binary): bytes(opcode: 2, binary, mask: mask)
    case .close(let reason): bytes(opcode: 8, payload(of: reason), mask: mask)
    case .ping(let data): bytes(opcode: 9, data, mask: mask)
    case .pong(let data): bytes(opcode: 10, data, mask: mask)
    }
  }

  /// A reason is cut to what a close frame can hold, between two characters.
  private static func payload(of close: CloseReason?) -> [UInt8] {
    guard let close else { return [] }
    var reason = close.reason.unicodeScalars
    while reason.reduce(0, { $0 + UTF8.width($1) }) > 123 { reason.removeLast() }
    return big(UInt64(close.code), bytes: 2) + Array(String(reason).utf8)
  }

  private static func bytes(opcode: UInt8, _ payload: [UInt8], mask: UInt32) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode]
    frame.reserveCapacity(payload.count + 14)
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else if payload.count < 1 << 16 {
      frame.append(0x80 | 126)
      frame += big(UInt64(payload.count), bytes: 2)
    } else {
      frame.append(0x80 | 127)
      frame += big(UInt64(payload.count), bytes: 8)
    }
    let key = big(UInt64(mask), bytes: 4)
    frame += key
    for (index, byte) in payload.enumerated() { frame.append(byte ^ key[index & 3]) }
    return frame
  }

  private static func big(_ value: UInt64, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }
}

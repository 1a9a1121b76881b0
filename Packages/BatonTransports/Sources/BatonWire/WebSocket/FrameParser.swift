/// Takes the frames of a server apart: bytes are pushed in as they arrive, and a message is there as
/// soon as its last frame is.
///
/// Where the bytes were cut does not matter. Source: RFC 6455, section 5.
package struct FrameParser {
  private struct Frame {
    var opcode: UInt8
    var isLast: Bool
    var remaining: Int
    var isControl: Bool { opcode >= 8 }
  }

  // State: `frame` is the one whose payload is being read; `message` with its opcode grows over
  // frames, `control` is the payload of one ping, pong or close, which may come between these.
  private var bytes = ByteQueue()
  private var frame: Frame?
  private var messageOpcode: UInt8?
  private var message: [UInt8] = []
  private var control: [UInt8] = []
  private var text = UTF8Check()
  private let limit: Int
  private static let mostReserved = 1 << 20

  /// - Parameter limit: How many bytes a message may have.
  package init(limit: Int) { self.limit = limit }

  package mutating func push(_ more: [UInt8]) { bytes.append(more) }

  /// The next event; nil when more bytes are needed.
  package mutating func next() throws(WireError) -> SocketEvent? {
    while true {
      if frame == nil { frame = try nextFrame() }
      guard var current = frame else { return nil }
      try take(&current)
      guard current.remaining == 0 else {
        frame = current
        return nil
      }
      frame = nil
      if current.isControl { return try controlEvent(current.opcode) }
      if current.isLast { return try messageEvent() }
    }
  }

  /// Says that no more bytes will come.
  package func end() throws(WireError) {
    if frame != nil || messageOpcode != nil || !bytes.isEmpty { throw .framesCutShort }
  }

  private mutating func take(_ frame: inout Frame) throws(WireError) {
    let count = min(frame.remaining, bytes.count)
    let slice = bytes[0..<count]
    if frame.isControl {
      control += slice
    } else {
      if messageOpcode == 1, !text.accepts(slice) { throw .frameText }
      message += slice
    }
    bytes.drop(count)
    frame.remaining -= count
  }

  /// Reads a frame's head, when it is there whole.
  private mutating func nextFrame() throws(WireError) -> Frame? {
    guard bytes.count >= 2 else { return nil }
    let (first, second) = (bytes[0], bytes[1])
    if first & 0x70 != 0 { throw .frameReservedBits }
    if second & 0x80 != 0 { throw .frameMasked }
    let (opcode, isLast, short) = (first & 15, first & 0x80 != 0, Int(second))
    try check(opcode, isLast: isLast, length: short)
    let extra = short == 127 ? 8 : short == 126 ? 2 : 0
    guard bytes.count >= 2 + extra else { return nil }
    var length = short
    if extra > 0 {
      if bytes[2] & 0x80 != 0 && extra == 8 { throw .frameLength }
      length = bytes[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
    }
    bytes.drop(2 + extra)
    if opcode < 8 {
      // Before a byte of it is kept: a frame may lie about its length.
      if length > limit - message.count { throw .messageTooLong(limit: limit) }
      if opcode != 0 {
        messageOpcode = opcode
        // Within what a lie may cost; a message that grows by doubling has twice its memory.
        message.reserveCapacity(min(length, Self.mostReserved))
      }
    }
    return Frame(opcode: opcode, isLast: isLast, remaining: length)
  }

  private func check(_ opcode: UInt8, isLast: Bool, length: Int) throws(WireError) {
    switch opcode {
    case 0: if messageOpcode == nil { throw .frameContinuesNothing }
    case 1, 2: if messageOpcode != nil { throw .frameInsideMessage }
    case 8, 9, 10: if !isLast || length > 125 { throw .frameControl }
    default: throw .frameReservedOpcode(opcode)
    }
  }

  private mutating func messageEvent() throws(WireError) -> SocketEvent {
    defer {
      message = []
      messageOpcode = nil
      text = UTF8Check()
    }
    if messageOpcode == 2 { return .binary(message) }
    if !text.isBetweenCharacters { throw .frameText }
    return .text(message)
  }

  private mutating func controlEvent(_ opcode: UInt8) throws(WireError) -> SocketEvent {
    defer { control = [] }
    switch opcode {
    case 9: return .ping(control)
    case 10: return .pong(control)
    default: return .close(try closeReason())
    }
  }

  private func closeReason() throws(WireError) -> CloseReason? {
    if control.isEmpty { return nil }
    guard control.count >= 2 else { throw .frameClose }
    let code = UInt16(control[0]) << 8 | UInt16(control[1])
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: break
    default: throw .frameClose
    }
    var check = UTF8Check()
    guard check.accepts(control[2...]), check.isBetweenCharacters else { throw .frameText }
    return CloseReason(code: code, reason: String(decoding: control[2...], as: UTF8.self))
  }
}

import Testing

@testable import BatonWire

@Suite struct FrameTests {
  private func read(_ bytes: [UInt8], limit: Int = 100_000) throws -> Outcome<SocketEvent> {
    let outcomes = Set(cuts(bytes).map { outcome(FrameParser(limit: limit), $0) })
    #expect(outcomes.count == 1)
    return try #require(outcomes.first)
  }

  /// A frame of a server, of at most 125 bytes.
  private func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true) -> [UInt8] {
    [(isLast ? 0x80 : 0) | opcode, UInt8(payload.count)] + payload
  }

  private func text(_ text: String) -> SocketEvent { .text(Array(text.utf8)) }

  @Test func messagesWhole() throws {
    let bytes =
      frame(1, Array("hello".utf8)) + frame(2, [0, 255]) + frame(1, []) + frame(10, [1])
      + frame(8, [0x11, 0x30] + Array("bad request".utf8))
    let events = [
      text("hello"), .binary([0, 255]), text(""), .pong([1]),
      .close(CloseReason(code: 4400, reason: "bad request")),
    ]
    #expect(try read(bytes) == Outcome(elements: events))
    #expect(try read(frame(8, [])) == Outcome(elements: [.close(nil)]))
  }

  /// A character may be cut by the end of a fragment, and a ping may come between.
  @Test func fragments() throws {
    let bytes =
      frame(1, [0xF0, 0x9F], isLast: false) + frame(9, Array("mid".utf8))
      + frame(0, [0x98], isLast: false) + frame(0, [], isLast: false) + frame(0, [0x80, 0x21])
    #expect(try read(bytes) == Outcome(elements: [.ping(Array("mid".utf8)), text("\u{1F600}!")]))
  }

  @Test func longLengths() throws {
    let payload = [UInt8](repeating: 0x61, count: 70_000)
    #expect(
      try read([0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70] + payload)
        == Outcome(elements: [.text(payload)]))
    let short = Array(payload.prefix(300))
    #expect(try read([0x81, 126, 1, 44] + short) == Outcome(elements: [.text(short)]))
  }

  @Test(
    arguments: [
      ([0xC1, 0], WireError.frameReservedBits), ([0x81, 0x80], .frameMasked),
      ([0x83, 0], .frameReservedOpcode(3)), ([0x8B, 0], .frameReservedOpcode(11)),
      ([0x80, 0], .frameContinuesNothing), ([0x01, 0, 0x81, 0], .frameInsideMessage),
      ([0x09, 0], .frameControl), ([0x89, 126, 0, 126], .frameControl),
      ([0x88, 1, 3], .frameClose), ([0x88, 2, 3, 0xED], .frameClose),
      ([0x88, 2, 0, 0], .frameClose), ([0x88, 3, 3, 0xE8, 0xFF], .frameText),
      ([0x81, 2, 0xC3, 0x28], .frameText), ([0x81, 1, 0xC3], .frameText),
      ([0x81, 127, 0x80, 0, 0, 0, 0, 0, 0, 1], .frameLength),
      ([0x82, 127, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .messageTooLong(limit: 9)),
      ([0x02, 5, 1, 2, 3, 4, 5, 0x80, 5], .messageTooLong(limit: 9)),
      ([0x81], .framesCutShort), ([0x81, 3, 1], .framesCutShort), ([0x01, 0], .framesCutShort),
    ] as [([UInt8], WireError)])
  func refused(bytes: [UInt8], error: WireError) throws {
    #expect(try read(bytes, limit: 9) == Outcome(error: error))
    #expect(
      try read(frame(1, [0x61]) + bytes, limit: 9) == Outcome(elements: [text("a")], error: error))
  }

  @Test func anyBytes() throws {
    var generator = Numbers(state: 3)
    for _ in 0..<300 {
      let count = Int.random(in: 0...30, using: &generator)
      let heads: [UInt8] = [0x81, 0x01, 0x80, 0x00, 0x89, 0x88, 0x82, 126, 127, 0, 1, 2, 3]
      let bytes = (0..<count).map { _ in heads.randomElement(using: &generator) ?? 0 }
      _ = try read(bytes, limit: 12)
    }
  }

  /// What is written is read again once the mask is off; each length has its own form.
  @Test(arguments: [0, 1, 125, 126, 65_535, 65_536])
  func written(size: Int) throws {
    let payload = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let written = FrameWriter.bytes(of: .binary(payload), mask: 0x0102_03FF)
    let read = outcome(FrameParser(limit: 100_000), [try unmasked(written)])
    #expect(read == Outcome(elements: [.binary(payload)]))
  }

  @Test func aReasonIsCutBetweenCharacters() throws {
    let reason = String(repeating: "é", count: 100)
    let written = FrameWriter.bytes(of: .close(CloseReason(code: 4400, reason: reason)), mask: 1)
    let read = outcome(FrameParser(limit: 100), [try unmasked(written)])
    let cut = CloseReason(code: 4400, reason: String(repeating: "é", count: 61))
    #expect(read == Outcome(elements: [.close(cut)]))
  }

  /// A client's frame as if a server had sent it.
  private func unmasked(_ frame: [UInt8]) throws -> [UInt8] {
    let extra = frame[1] & 127 == 127 ? 8 : frame[1] & 127 == 126 ? 2 : 0
    #expect(frame[1] & 0x80 != 0)
    let key = Array(frame[(2 + extra)..<(6 + extra)])
    let payload = frame[(6 + extra)...].enumerated().map { $1 ^ key[$0 & 3] }
    return [frame[0], frame[1] & 127] + frame[2..<2 + extra] + payload
  }
}

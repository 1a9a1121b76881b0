@testable import BatonWire

/// A server's frames. The first byte is a seed of the cuts and a limit.
enum FramesTarget {
  static func run(_ input: [UInt8]) {
    guard let seed = input.first else { return }
    let limit = Int(seed) * 4
    let outcome = Cuts.hold(FrameParser(limit: limit), input.dropFirst(), seed: seed)
    for event in outcome.elements {
      switch event {
      case .text(let text):
        Promise.hold(text.count <= limit, "no message is over the limit")
        Promise.hold(String(validating: text, as: UTF8.self) != nil, "a text is UTF-8")
      case .binary(let bytes): Promise.hold(bytes.count <= limit, "no message is over the limit")
      case .ping(let data), .pong(let data): Promise.hold(data.count <= 125, "control is short")
      case .close(let reason): Promise.hold(reason?.reason.utf8.count ?? 0 <= 123, "so is a reason")
      }
      holdWritten(event)
    }
  }

  /// What was read is read again as it was, once it is written, by who is not masked.
  private static func holdWritten(_ event: SocketEvent) {
    let written = FrameWriter.bytes(of: event, mask: 0)
    let extra = written[1] & 127 == 127 ? 8 : written[1] & 127 == 126 ? 2 : 0
    let frame = [written[0], written[1] & 127] + written[2..<2 + extra] + written[(6 + extra)...]
    let again = Outcome(FrameParser(limit: 1 << 20), [frame[...]])
    Promise.hold(again.elements == [event] && again.error == nil, "\(event) is written as it is")
  }
}

internal import BatonWire

/// How payloads are framed in an answer that has several.
protocol PayloadFraming: Sendable {
  mutating func push(_ bytes: [UInt8])
  mutating func next() throws(WireError) -> FramedPayload
  /// What it is when the answer ends here.
  var cutShort: WireError { get }
}

enum FramedPayload {
  case payload([UInt8])
  /// No more will come.
  case end
  /// None is there yet.
  case none
}

/// The parts of a deferred response: each is a payload.
struct PartsFraming: PayloadFraming {
  var parser: MultipartParser

  mutating func push(_ bytes: [UInt8]) { parser.push(bytes) }

  mutating func next() throws(WireError) -> FramedPayload {
    if let part = try parser.next() { return .payload(part) }
    return parser.isFinished ? .end : .none
  }

  var cutShort: WireError { .partsCutShort }
}

/// The events of a subscription: `next` has a payload, `complete` is the last; others mean nothing.
struct EventsFraming: PayloadFraming {
  var parser: EventStreamParser

  mutating func push(_ bytes: [UInt8]) { parser.push(bytes) }

  mutating func next() throws(WireError) -> FramedPayload {
    while let event = try parser.next() {
      if event.name == "next" { return .payload(event.data) }
      if event.name == "complete" { return .end }
    }
    return .none
  }

  var cutShort: WireError { .eventsCutShort }
}

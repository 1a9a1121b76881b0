/// Takes `text/event-stream` apart: bytes are pushed in as they arrive, and an event is there as soon
/// as the empty line after it is.
///
/// Where the bytes were cut does not matter; an event that is cut short is none. `id` and `retry` are
/// read over: nothing is asked for again by them. Source: the HTML standard, section 9.2.
package struct EventStreamParser {
  /// One event. GraphQL's servers also send events without data, which browsers would drop.
  package struct Event: Hashable, Sendable {
    /// `message` where the server named none.
    package var name: String
    package var data: [UInt8]
  }

  // State: `bytes` begins a line, of which `scanned` bytes hold no line end; the rest is the event
  // that the lines before it began.
  private var bytes = ByteQueue()
  private var scanned = 0
  private var endedByCR = false
  private var isFirstLine = true
  private var name: [UInt8] = []
  private var data: [UInt8]?
  private let limit: Int

  private static let cr = UInt8(ascii: "\r")
  private static let lf = UInt8(ascii: "\n")

  /// - Parameter limit: How many bytes an event may have.
  package init(limit: Int) { self.limit = limit }

  package mutating func push(_ more: [UInt8]) { bytes.append(more) }

  /// The next event; nil when more bytes are needed.
  package mutating func next() throws(WireError) -> Event? {
    while let line = try nextLine() {
      if line.isEmpty {
        if let event = takeEvent() { return event }
      } else {
        try take(line)
      }
    }
    return nil
  }

  private mutating func nextLine() throws(WireError) -> ArraySlice<UInt8>? {
    if endedByCR, !bytes.isEmpty {
      endedByCR = false
      if bytes[0] == Self.lf { bytes.drop(1) }
    }
    guard let end = bytes.firstIndex(of: Self.lf, or: Self.cr, from: scanned) else {
      scanned = bytes.count
      if scanned > limit { throw .eventTooLong(limit: limit) }
      return nil
    }
    if end > limit { throw .eventTooLong(limit: limit) }
    var line = bytes[0..<end]
    endedByCR = bytes[end] == Self.cr
    bytes.drop(end + 1)
    scanned = 0
    if isFirstLine {
      isFirstLine = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    }
    return line
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(WireError) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    let field = line[..<colon]
    if field.elementsEqual("event".utf8) {
      name = Array(value)
    } else if field.elementsEqual("data".utf8) {
      if let size = data?.count, size + value.count > limit { throw .eventTooLong(limit: limit) }
      if data == nil { data = Array(value) } else { data?.append(Self.lf); data? += value }
    }
  }

  private mutating func takeEvent() -> Event? {
    defer {
      name = []
      data = nil
    }
    if data == nil && name.isEmpty { return nil }
    let name = name.isEmpty ? "message" : String(decoding: name, as: UTF8.self)
    return Event(name: name, data: data ?? [])
  }
}

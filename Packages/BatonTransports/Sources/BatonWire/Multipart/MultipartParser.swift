/// Takes `multipart/mixed` apart: bytes are pushed in as they arrive, and the body of a part is there
/// as soon as the delimiter after it is.
///
/// ```swift
/// var parser = MultipartParser(boundary: "-", limit: 1 << 20)
/// parser.push(bytes)
/// while let body = try parser.next() { … }
/// ```
///
/// Where the bytes were cut does not matter. Source: RFC 2046, section 5.1.
package struct MultipartParser {
  // State: `bytes` begins at the CRLF that ends the line of the last delimiter, or where none came
  // yet, at what can still be one; `scanned` bytes of it can't begin the next delimiter.
  private var bytes = ByteQueue()
  private var scanned = 0
  private var hasStarted = false
  /// Whether the closing delimiter came; what follows it is ignored.
  package private(set) var isFinished = false

  private let delimiter: [UInt8]
  private let limit: Int

  private static let cr = UInt8(ascii: "\r")
  private static let lf = UInt8(ascii: "\n")
  private static let dash = UInt8(ascii: "-")
  /// Spaces that may follow a boundary; without a bound they would be looked at again for each byte.
  private static let mostPadding = 64

  /// - Parameter limit: How many bytes a part may have, with its headers.
  package init(boundary: String, limit: Int) {
    delimiter = [Self.cr, Self.lf, Self.dash, Self.dash] + Array(boundary.utf8)
    self.limit = limit
    // The first delimiter comes with a line end before it or without.
    bytes.append([Self.cr, Self.lf])
  }

  package mutating func push(_ more: [UInt8]) {
    if !isFinished { bytes.append(more) }
  }

  /// The body of the next part; nil when more bytes are needed.
  package mutating func next() throws(WireError) -> [UInt8]? {
    while !isFinished {
      guard let at = findDelimiter() else {
        try check(scanned)
        return nil
      }
      switch end(ofDelimiterAt: at) {
      case .undecided:
        scanned = at
        try check(at)
        return nil
      case .none: scanned = at + 1
      case .closing:
        isFinished = true
        return try take(to: at, next: bytes.count)
      case .line(let next):
        if let body = try take(to: at, next: next) { return body }
      }
    }
    return nil
  }

  /// Says that no more bytes will come.
  package func end() throws(WireError) {
    if !isFinished { throw .partsCutShort }
  }

  /// Refuses a part of which that many bytes are there already.
  private func check(_ count: Int) throws(WireError) {
    if count - 2 > limit { throw .partTooLong(limit: limit) }
  }

  private mutating func findDelimiter() -> Int? {
    while let at = bytes.firstIndex(of: Self.cr, or: Self.cr, from: scanned) {
      scanned = at
      guard at + delimiter.count <= bytes.count else { return nil }
      if bytes[at..<at + delimiter.count].elementsEqual(delimiter) { return at }
      scanned += 1
    }
    scanned = bytes.count
    return nil
  }

  private enum DelimiterEnd {
    case undecided
    /// A longer line that begins as a delimiter does.
    case none
    case closing
    /// Where the CRLF after the delimiter is.
    case line(Int)
  }

  private func end(ofDelimiterAt at: Int) -> DelimiterEnd {
    var index = at + delimiter.count
    guard index < bytes.count else { return .undecided }
    if bytes[index] == Self.dash {
      guard index + 1 < bytes.count else { return .undecided }
      return bytes[index + 1] == Self.dash ? .closing : .none
    }
    let mostPadded = index + Self.mostPadding
    while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 {
      if index == mostPadded { return .none }
      index += 1
    }
    guard index < bytes.count else { return .undecided }
    guard bytes[index] == Self.cr else { return .none }
    guard index + 1 < bytes.count else { return .undecided }
    return bytes[index + 1] == Self.lf ? .line(index) : .none
  }

  /// The body of the part that ends at an index, and goes on behind the delimiter.
  private mutating func take(to end: Int, next: Int) throws(WireError) -> [UInt8]? {
    defer {
      bytes.drop(next)
      scanned = 0
    }
    try check(end)
    guard hasStarted else {
      hasStarted = true
      return nil
    }
    return Array(bytes[try bodyStart(before: end)..<end])
  }

  /// Behind the empty line that ends a part's headers, which may be none.
  private func bodyStart(before end: Int) throws(WireError) -> Int {
    var index = 0
    while let at = bytes.firstIndex(of: Self.cr, or: Self.cr, from: index + 2), at + 1 < end {
      if bytes[at + 1] == Self.lf {
        if at == index + 2 { return at + 2 }
        index = at
      } else {
        index = at - 1
      }
    }
    throw .partWithoutBody
  }
}

/// A line and a column, both from 1. A column counts Unicode scalars, so `é` composed is one.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "\(line):\(column)" }
}

extension Source {
  /// The position of a byte offset; one beyond the end is the position of the end.
  ///
  /// Lines end as GraphQL says: with LF, CR or CR LF. A byte order mark has no column. Linear in the offset.
  public func position(of offset: Int) -> SourcePosition {
    let end = Swift.min(Swift.max(offset, 0), bytes.count)
    var line = 1
    var lineStart = hasByteOrderMark ? 3 : 0
    var index = lineStart
    while index < end {
      if let next = lineTerminatorEnd(at: index) {
        // An offset between CR and LF is still on the line that they end.
        if next > end { break }
        line += 1
        lineStart = next
        index = next
      } else {
        index += 1
      }
    }
    var column = 1
    index = lineStart
    while index < end {
      if !bytes[index].isContinuation { column += 1 }
      index += 1
    }
    return SourcePosition(line: line, column: column)
  }

  var hasByteOrderMark: Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  func lineTerminatorEnd(at index: Int) -> Int? {
    if bytes[index] == 0x0A { return index + 1 }
    guard bytes[index] == 0x0D else { return nil }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1
  }
}

extension UInt8 {
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

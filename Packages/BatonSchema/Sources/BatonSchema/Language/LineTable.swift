/// The lines of a source, found as far as anyone asked: many places then cost no more than the text itself.
public struct LineTable: Sendable {
  private let source: Source
  /// The offset at which each line begins, as far as they are known.
  private var starts: [Int]
  /// Where the search for line ends goes on.
  private var searched: Int
  /// The place that was asked for last, from which one further on in its line is counted.
  private var last: (line: Int, offset: Int, column: Int)

  public init(_ source: Source) {
    self.source = source
    let start = source.hasByteOrderMark ? 3 : 0
    starts = [start]
    searched = start
    last = (0, start, 1)
  }

  /// What `Source.position(of:)` gives.
  public mutating func position(of offset: Int) -> SourcePosition {
    let offset = Swift.min(Swift.max(offset, starts[0]), source.bytes.count)
    let line = line(of: offset)
    if line != last.line || offset < last.offset { last = (line, starts[line], 1) }
    for byte in source.bytes[last.offset..<offset] where byte & 0xC0 != 0x80 { last.column += 1 }
    last.offset = offset
    return SourcePosition(line: line + 1, column: last.column)
  }

  /// The bytes of the line that holds an offset, without its terminator.
  public mutating func range(ofLineAround offset: Int) -> SourceRange {
    let line = line(of: offset)
    if line + 1 == starts.count { findLine() }
    var end = line + 1 < starts.count ? starts[line + 1] : source.bytes.count
    let terminators = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    while end > starts[line], terminators.contains(source.bytes[end - 1]) { end -= 1 }
    return SourceRange(starts[line], end)
  }

  /// From 0.
  private mutating func line(of offset: Int) -> Int {
    while searched <= offset, searched < source.bytes.count { findLine() }
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Goes on to where the next line begins, or to the end.
  private mutating func findLine() {
    while searched < source.bytes.count {
      if let next = source.lineTerminatorEnd(at: searched) {
        starts.append(next)
        searched = next
        return
      }
      searched += 1
    }
  }
}

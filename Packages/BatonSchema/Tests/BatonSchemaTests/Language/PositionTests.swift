import BatonSchema
import Testing

@Suite struct PositionTests {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func linesEndThreeWays(terminator: String) {
    let source = Source(name: "a", text: "one" + terminator + "two" + terminator + terminator + "x")
    let offset = source.bytes.count - 1
    #expect(source.position(of: offset) == SourcePosition(line: 4, column: 1))
    #expect(source.line(around: offset) == "x")
    #expect(source.position(of: 3) == SourcePosition(line: 1, column: 4))
  }

  @Test func columnsCountScalars() throws {
    let marked = Marked("# é🦊«x»")
    let range = try #require(marked.ranges.first)
    #expect(marked.source.position(of: range.start) == SourcePosition(line: 1, column: 5))
  }

  @Test func aByteOrderMarkHasNoColumn() {
    let source = Source(name: "a", text: "\u{FEFF}{ a }")
    #expect(source.position(of: 3) == SourcePosition(line: 1, column: 1))
    #expect(source.line(around: 0) == "{ a }")
  }

  @Test func offsetsOutsideAreClamped() {
    let source = Source(name: "a", text: "ab\n")
    #expect(source.position(of: -4) == SourcePosition(line: 1, column: 1))
    #expect(source.position(of: 900) == SourcePosition(line: 2, column: 1))
    #expect(source.line(around: 900) == "")
    #expect(Source(name: "", bytes: [0xEF, 0xBB, 0xBF]).line(around: 0) == "")
  }

  @Test(arguments: ["", "\u{FEFF}", "a\r\nb\rc\n\né🦊\r\n\r", "\u{FEFF}\n\rxé\n"])
  func aTableOfLinesGivesTheSamePlaces(_ text: String) {
    let source = Source(name: "a", text: text)
    var (forwards, backwards) = (LineTable(source), LineTable(source))
    let offsets = -1...source.bytes.count + 1
    for offset in offsets {
      #expect(forwards.position(of: offset) == source.position(of: offset))
    }
    for offset in offsets.reversed() {
      #expect(backwards.position(of: offset) == source.position(of: offset))
    }
  }
}

extension Source {
  fileprivate func line(around offset: Int) -> String {
    var table = LineTable(self)
    let range = table.range(ofLineAround: offset)
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}

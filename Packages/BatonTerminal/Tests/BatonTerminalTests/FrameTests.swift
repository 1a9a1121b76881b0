import Testing

@testable import BatonTerminal

@Suite struct FrameTests {
  private func frame(_ lines: String..., width: Int = 6) -> Frame {
    var frame = Frame(size: Size(width: width, height: lines.count))
    for (y, line) in lines.enumerated() {
      var x = 0
      for cell in Glyphs(line).lines.first ?? [] {
        frame.put(cell, x: x, y: y)
        x += cell.width
      }
    }
    return frame
  }

  @Test func textLeavesBlanksAtEndsOut() {
    #expect(frame("ab", "", " c", "").text == "ab\n\n c")
    #expect(Frame(size: Size(width: 4, height: 2)).text == "")
  }

  @Test func sidesAreBounded() {
    #expect(Frame(size: Size(width: -3, height: 2)).size == Size(width: 0, height: 2))
    #expect(Frame(size: Size(width: 0, height: .max)).size.height == Frame.longestSide)
    #expect(Frame(size: Size(width: 2, height: 2))[2, 0] == nil)
  }

  @Test func halfOfAWideCharacterIsNeverLeft() {
    var wide = frame("日本x")
    #expect(wide.text == "日本x")
    wide.put(Cell(text: "a", width: 1), x: 1, y: 0)
    #expect(wide.text == " a本x")
    wide.put(Cell(text: "語", width: 2), x: 1, y: 0)
    #expect(wide.text == " 語 x")
    wide.put(Cell(text: "日", width: 2), x: 5, y: 0)  // does not fit
    #expect(wide.text == " 語 x")
  }

  @Test func changesAreOnlyTheCellsThatDiffer() {
    let changes = frame("abc", "def").changes(since: frame("abc", "dxf"))
    #expect(changes.map(\.x) == [1])
    #expect(changes.map(\.y) == [1])
    #expect(changes.first?.cells.map(\.text) == ["e"])
    #expect(frame("abc").changes(since: frame("abc")).isEmpty)
  }

  @Test func aChangedRightHalfIsWrittenByItsLeft() {
    // In both frames a wide character begins at 0, and the style of its right half differs.
    let old = frame("日x")
    var new = old
    new.restyle(x: 1, y: 0) { $0.attributes = .bold }
    let changes = new.changes(since: old)
    #expect(changes.map(\.x) == [0])
    #expect(changes.first?.cells.map(\.text) == ["日"])
  }

  @Test func anotherSizeIsAllChanges() {
    let changes = frame("ab", width: 3).changes(since: frame("ab", width: 2))
    #expect(changes.first?.cells.count == 3)
    #expect(frame("ab", width: 2).changes(since: nil).first?.cells.count == 2)
  }

  /// Applying the changes to what was shown gives what is shown.
  @Test func changesRebuildTheFrame() {
    var random = SystemRandomNumberGenerator()
    let texts = ["a", "b", "日", "é", " ", "😀"]
    for _ in 0..<300 {
      func next() -> Frame {
        frame(
          (0..<4).map { _ in texts.randomElement(using: &random) ?? "" }.joined(),
          (0..<4).map { _ in texts.randomElement(using: &random) ?? "" }.joined())
      }
      let (old, new) = (next(), next())
      var screen = old
      for run in new.changes(since: old) {
        var x = run.x
        for cell in run.cells {
          screen.put(cell, x: x, y: run.y)
          x += cell.width
        }
      }
      #expect(screen.text == new.text)
      #expect(screen.changes(since: new).isEmpty)
    }
  }
}

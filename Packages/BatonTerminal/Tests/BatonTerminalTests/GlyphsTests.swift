import Glibc
import Testing

@testable import BatonTerminal

@Suite struct GlyphsTests {
  @Test(arguments: [
    ("Rick", 4), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("😀", 2), ("🇩🇪", 2), ("", 0),
    ("👨‍👩‍👧", 6), ("👍🏽", 2), ("❤️", 1), ("한국", 4), ("ｆｕｌｌ", 8), ("ｶﾅ", 2),
    ("क्षि", 3), ("\u{301}", 1), ("a\u{200B}b", 2), ("─▸█", 3),
  ])
  func width(_ text: String, _ width: Int) { #expect(Glyphs(text).width == width) }

  @Test func nothingThatSteersATerminalPasses() {
    let hostile = "a\u{1B}[31mb\u{7}\u{9B}\u{202E}c\u{2066}d"
    let cells = Glyphs(hostile).lines[0]
    #expect(cells.map(\.text).joined() == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}cd")
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for cell in Glyphs(String(scalar)).lines.joined() {
        for scalar in cell.text.unicodeScalars {
          #expect(scalar.properties.generalCategory != .control)
        }
      }
    }
  }

  @Test func plainTextKeepsItsLines() {
    #expect(
      Terminal.plain("a: \u{1B}]0;b\u{7}\r\n\tc\u{9B}2J\u{202E}é 日\n")
        == "a: \u{FFFD}]0;b\u{FFFD}\n c\u{FFFD}2Jé 日\n")
    #expect(Terminal.plain("") == "")
  }

  /// What some terminals draw as one is not sent to them together.
  @Test func nothingIsJoined() {
    func shown(_ text: String) -> [String] { Glyphs(text).lines[0].map(\.text) }
    #expect(shown("日\u{200D}x") == ["日", "x"])
    #expect(shown("\u{200D}x") == ["x"])
    #expect(shown("👩\u{200D}🚀") == ["👩", "🚀"])
    #expect(shown("👍🏽☝🏽❤\u{FE0F}") == ["👍", "☝", "❤"])
    #expect(shown("a🏽") == ["a", "🏽"])
    // It joins nothing, and tells letters apart where they would.
    #expect(shown("می\u{200C}خ") == ["م", "ی\u{200C}", "خ"])
  }

  @Test func lines() {
    #expect(Glyphs("a\nb\r\nc\rd\u{2028}e").lines.count == 5)
    #expect(Glyphs("a\r\n").lines.count == 2)
    #expect(Glyphs("a\tb").lines[0].count == 3)
  }

  @Test func marksOnOneCharacterAreBounded() {
    let stacked = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(Glyphs(stacked).lines[0].map(\.text.unicodeScalars.count) == [5])
  }

  private func wrapped(_ text: String, _ width: Int) -> [String] {
    Glyphs(text).wrapped(to: width).map { $0.map(\.text).joined() }
  }

  @Test func wrapsBetweenWords() {
    #expect(wrapped("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrapped("the quick", 9) == ["the quick"])
    #expect(wrapped("unbreakable", 4) == ["unbr", "eaka", "ble"])
    #expect(wrapped("a unbreakable", 4) == ["a", "unbr", "eaka", "ble"])
    #expect(wrapped("日本語", 4) == ["日本", "語"])
    #expect(wrapped("日", 1) == [])
    #expect(wrapped("ab", -5) == ["a", "b"])
    #expect(wrapped("", 5) == [""])
  }

  /// No line is wider than asked, and no character but spaces is lost.
  @Test func wrapsWhateverTheText() {
    let pieces = ["a", " ", "日", "word ", "é", "😀", "  "]
    for seed in 0..<500 {
      let text = (0..<12).map { pieces[(seed * 31 + $0 * $0 * 7 + $0) % pieces.count] }.joined()
      for width in 2...9 {
        let lines = Glyphs(text).wrapped(to: width)
        #expect(lines.allSatisfy { Glyphs.width(of: $0) <= width })
        let kept = lines.joined().map(\.text).filter { $0 != " " }
        #expect(kept == Glyphs(text).lines.joined().map(\.text).filter { $0 != " " })
      }
    }
  }

  @Test func truncates() {
    func cut(_ text: String, _ width: Int) -> String {
      Glyphs.truncated(Glyphs(text).lines[0], to: width).map(\.text).joined()
    }
    #expect(cut("abcdef", 6) == "abcdef")
    #expect(cut("abcdef", 4) == "abc…")
    #expect(cut("日本語", 4) == "日…")
    #expect(cut("abc", 1) == "…")
    #expect(cut("abc", 0) == "")
  }

  @Test func truncatesInTheMiddle() {
    func cut(_ text: String, _ width: Int) -> String {
      Glyphs.truncated(Glyphs(text).lines[0], to: width, .middle).map(\.text).joined()
    }
    #expect(cut("abcdef", 6) == "abcdef")
    #expect(cut("abcdef", 5) == "ab…ef")
    #expect(cut("abcdef", 4) == "ab…f")
    #expect(cut("abcdef", 2) == "a…")
    #expect(cut("abcdef", 1) == "…")
    #expect(cut("abcdef", 0) == "")
    // A wide character is there whole or not at all.
    #expect(cut("日本語日本語", 7) == "日本…語")
    #expect(cut("日本語日本語", 4) == "日…")
    #expect(cut("a日本語b", 4) == "a…b")
  }

  /// The C library's opinion, which ncurses goes by, on the characters that text is made of.
  @Test @MainActor func agreesWithTheCLibrary() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
    var disagreed: [String] = []
    for value in (UInt32(0x20)...0x2FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .currencySymbol,
        .mathSymbol, .otherSymbol, .dashPunctuation, .openPunctuation:
        break
      default: continue
      }
      let ours = Glyphs(String(scalar)).lines[0]
      let theirs = CursesDisplay.width(of: scalar)
      // Characters newer than the C library's tables are drawn as `?`; joined Hangul has no width.
      if theirs < 0 || (ours.first?.text.hasPrefix(" ") ?? true) { continue }
      if ours.first?.width != theirs { disagreed.append(String(value, radix: 16)) }
    }
    #expect(disagreed == [])
  }
}

import BatonTerminalTesting

/// Texts as somebody writes them who wants a screen to break.
enum HostileTexts {
  static func next(_ numbers: inout SeededNumbers) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...14, using: &numbers) {
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        let value = UInt32.random(in: 0...0x10FFFF, using: &numbers)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      } else {
        text += pieces.randomElement(using: &numbers) ?? ""
      }
    }
    return text
  }

  private static let pieces = [
    "a", "word ", " ", "  ", "\t", "\n", "\r", "\r\n", "\n\n", "\u{B}", "\u{C}", "\u{85}",
    "\u{2028}", "\u{2029}",
    // What steers a terminal: clear, a title, a place, a mode, another character set, a device's string.
    "\u{1B}[2J", "\u{1B}]0;owned\u{7}", "\u{1B}[99;99H", "\u{1B}[?1049l", "\u{1B}(0",
    "\u{1B}Pq\u{1B}\\",
    "\u{9B}2J", "\u{90}", "\u{9D}0;owned\u{9C}", "\u{0}", "\u{7}", "\u{8}\u{8}\u{8}", "\u{E}",
    "\u{7F}", "\u{18}",
    // Both directions, and what changes them.
    "שלום", "مرحبا", "\u{202E}", "\u{202D}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{200F}",
    "\u{61C}",
    // Marks, on something, on nothing, by the hundred.
    "e\u{301}", "\u{301}", "\u{20E3}", "1\u{FE0F}\u{20E3}",
    "Z" + String(repeating: "\u{489}\u{334}", count: 60),
    "क्षि", "ก็็็", "\u{200D}", "\u{200C}", "\u{34F}",
    // Wide, joined, and what looks like nothing.
    "日本", "ｶﾅ", "ｆｕ", "한국", "\u{1112}\u{1161}\u{11AB}", "\u{115F}", "\u{3164}", "😀", "👨‍👩‍👧‍👦", "👍🏽", "🏽",
    "❤️", "❤",
    "🏴\u{E0067}\u{E0062}\u{E007F}", "🇩🇪", "🇩", "\u{FE0F}", "\u{FEFF}", "\u{200B}", "\u{AD}",
    "\u{FFFD}", "\u{FFFC}",
    // Of nobody, of everybody, and no characters at all.
    "\u{E000}", "\u{F8FF}", "\u{10FFFD}", "\u{378}", "\u{FFFE}", "\u{1FFFF}", "\u{2FF0}", "𓀀", "﷽",
    "꧁",
  ]
}

/// Says of bytes as they arrive whether they can still be UTF-8.
///
/// Source: RFC 3629, section 4.
struct UTF8Check {
  // State: how many bytes the character still needs, and between what the next one lies.
  private var needed = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether the bytes so far end between two characters.
  var isBetweenCharacters: Bool { needed == 0 }

  mutating func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
    let span = bytes.span
    var at = 0
    while at < span.count {
      // Most of what is sent is ASCII, which begins and ends a character by itself.
      if needed == 0 {
        while at < span.count, span[at] < 0x80 { at += 1 }
        if at == span.count { return true }
      }
      guard accepts(span[at]) else { return false }
      at += 1
    }
    return true
  }

  private mutating func accepts(_ byte: UInt8) -> Bool {
    guard needed == 0 else {
      guard byte >= lowest, byte <= highest else { return false }
      (lowest, highest) = (0x80, 0xBF)
      needed -= 1
      return true
    }
    switch byte {
    case 0x00...0x7F: break
    case 0xC2...0xDF: needed = 1
    case 0xE0: (needed, lowest) = (2, 0xA0)
    case 0xE1...0xEC, 0xEE, 0xEF: needed = 2
    case 0xED: (needed, highest) = (2, 0x9F)
    case 0xF0: (needed, lowest) = (3, 0x90)
    case 0xF1...0xF3: needed = 3
    case 0xF4: (needed, highest) = (3, 0x8F)
    default: return false
    }
    return true
  }
}

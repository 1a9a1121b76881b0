import BatonSchema

/// A line of a source, and the mark below a piece of it.
struct Excerpt {
  /// Cut at its ends where it is long, with a stand-in for what a terminal would obey instead of showing.
  private(set) var line = ""
  /// What stands before the mark in the line below.
  private(set) var indent = ""
  /// A caret under the first character, tildes under the others of the same line.
  private(set) var mark = ""

  /// In columns of a terminal.
  private static let longestLine = 120
  private static let mostBeforeMark = 50
  /// No line of the length above has more bytes; beyond them nothing is looked at.
  private static let nearby = 4 * longestLine

  /// Nil if the line is empty.
  ///
  /// - Parameter lineRange: the line in which the location begins.
  init?(_ location: SourceLocation, lineRange: SourceRange) {
    guard lineRange.start < lineRange.end else { return nil }
    let start = min(max(location.range.start, lineRange.start), lineRange.end)
    let end = min(max(location.range.end, start), lineRange.end)
    let from = max(lineRange.start, start - Self.nearby)
    let to = min(lineRange.end, start + Self.nearby)
    let bytes = location.source.bytes
    var before = Self.scalars(bytes[from..<start])
    var marked = Self.scalars(bytes[start..<min(end, to)])
    var after = Self.scalars(bytes[min(end, to)..<to])
    var isCutBefore = from > lineRange.start
    var isCutAfter = to < lineRange.end
    let width = (before + marked + after).reduce(0) { $0 + $1.columns }
    if isCutBefore || isCutAfter || width > Self.longestLine {
      isCutBefore = Self.cut(&before, to: Self.mostBeforeMark, keepingEnd: true) || isCutBefore
      var room = Self.longestLine - before.reduce(0) { $0 + $1.columns }
      isCutAfter = Self.cut(&marked, to: room, keepingEnd: false) || isCutAfter
      room -= marked.reduce(0) { $0 + $1.columns }
      isCutAfter = Self.cut(&after, to: max(0, room), keepingEnd: false) || isCutAfter
    }
    line =
      (isCutBefore ? "…" : "") + Self.shown(before + marked + after) + (isCutAfter ? "…" : "")
    indent = (isCutBefore ? " " : "") + Self.blanks(before, " ")
    // A tab in the piece is as wide as in the line above.
    mark = String("^" + Self.blanks(marked, "~").dropFirst())
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// - Returns: whether anything went.
  private static func cut(
    _ scalars: inout [Unicode.Scalar], to width: Int, keepingEnd: Bool
  ) -> Bool {
    var (kept, columns) = (0, 0)
    for scalar in keepingEnd ? scalars.reversed() : scalars {
      columns += scalar.columns
      guard columns <= width else { break }
      kept += 1
    }
    guard kept < scalars.count else { return false }
    scalars = Array(keepingEnd ? scalars.suffix(kept) : scalars.prefix(kept))
    return true
  }

  private static func shown(_ scalars: [Unicode.Scalar]) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in scalars { shown.append(scalar.isObeyed ? "\u{FFFD}" : scalar) }
    return String(shown)
  }

  /// As wide as the scalars are; a tab stays one, so that what follows stands below its place however wide
  /// tabs are shown.
  private static func blanks(_ scalars: [Unicode.Scalar], _ blank: Character) -> String {
    scalars.reduce(into: "") { blanks, scalar in
      blanks += scalar == "\t" ? "\t" : String(repeating: blank, count: scalar.columns)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something else than show it: control characters, and those that turn the
  /// direction of a text round.
  fileprivate var isObeyed: Bool {
    if self == "\t" { return false }
    return value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }

  /// How many columns of a terminal it takes.
  fileprivate var columns: Int {
    guard value >= 0x300, !isObeyed else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}

/// Text as the cells it will take, in lines.
///
/// Terminals agree on the width of single characters and not of joined ones, so what they disagree
/// about is left out: U+200D, with which some draw whatever follows in the cell before, skin tones and
/// the variation selectors. Controls and the scalars that reorder text never reach a terminal.
struct Glyphs {
  /// The lines as written, not yet broken to a width.
  let lines: [[Cell]]

  init(_ text: String) {
    var lines: [[Cell]] = []
    var line: [Cell] = []
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch Self.kind(of: scalar) {
      case .newline:
        if scalar == "\n" && wasReturn { continue }
        lines.append(line)
        line = []
      case .dropped: continue
      case .replaced: line.append(Cell(text: "\u{FFFD}", width: 1))
      case .tab: line.append(.blank)
      case .mark: Self.add(mark: scalar, to: &line)
      case .spacing(let width):
        if Self.isSkinTone(scalar), let last = line.last, Self.isEmoji(last) { continue }
        line.append(Cell(text: String(scalar), width: width))
      }
    }
    lines.append(line)
    self.lines = lines
  }

  private enum Kind {
    case newline, tab, dropped, replaced, mark
    case spacing(Int)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x20...0x7E: return .spacing(1)
    case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: return .newline
    case 0x09: return .tab
    case 0x200C: return .mark
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .dropped
    // Hangul vowels and finals, which join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return .mark
    case 0xAD: return .spacing(1)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned: return .replaced
    case .format: return .dropped
    case .nonspacingMark, .enclosingMark: return .mark
    default: return .spacing(WideScalars.contains(scalar) ? 2 : 1)
    }
  }

  /// More marks than this on one character are dropped: a terminal's cell holds few.
  private static let mostMarks = 4

  private static func add(mark: Unicode.Scalar, to line: inout [Cell]) {
    guard let last = line.last else {
      // A mark with nothing before it gets a space to sit on.
      line.append(Cell(text: " " + String(mark), width: 1))
      return
    }
    guard last.text.unicodeScalars.count <= mostMarks else { return }
    line[line.count - 1] = Cell(text: last.text + String(mark), width: last.width)
  }

  private static func isEmoji(_ cell: Cell) -> Bool {
    guard let first = cell.text.unicodeScalars.first else { return false }
    return first.value > 0x2000 && first.properties.isEmoji
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// The number of cells of the longest line.
  var width: Int { lines.reduce(0) { max($0, Self.width(of: $1)) } }

  static func width(of line: some Sequence<Cell>) -> Int {
    var width = 0
    for cell in line { width += cell.width }
    return width
  }
}

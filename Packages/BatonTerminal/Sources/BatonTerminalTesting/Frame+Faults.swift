public import BatonTerminal

extension Frame {
  /// What is wrong with it as a grid of whole characters; empty where nothing is. Tests of screens look at it
  /// after anything.
  public var faults: [String] {
    var faults: [String] = []
    for y in 0..<size.height {
      let row = Array(row(y))
      if row.count != size.width || row.reduce(0, { $0 + $1.width }) != size.width {
        faults.append("row \(y) is not \(size.width) cells wide")
      }
      for (x, cell) in row.enumerated() where !Self.isWhole(cell, x, in: row) {
        faults.append("half a character is at \(x) in row \(y)")
      }
      for cell in row where cell.text.unicodeScalars.contains(where: Self.steers) {
        faults.append("row \(y) steers the terminal: \(cell.text.debugDescription)")
      }
    }
    return faults
  }

  private static func isWhole(_ cell: Cell, _ x: Int, in row: [Cell]) -> Bool {
    switch cell.width {
    case 0: x > 0 && row[x - 1].width == 2 && cell.text.isEmpty
    case 1: !cell.text.isEmpty
    case 2: !cell.text.isEmpty && x + 1 < row.count && row[x + 1].width == 0
    default: false
    }
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: true
    // A hyphen that is drawn, and what keeps two letters apart.
    case .format: scalar != "\u{AD}" && scalar != "\u{200C}"
    default: false
    }
  }
}

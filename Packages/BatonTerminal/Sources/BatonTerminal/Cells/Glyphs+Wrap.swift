extension Glyphs {
  /// The lines broken to a width: between words, or inside a word that alone is too long. `width`
  /// below 1 counts as 1; a wide character in a width of 1 is left out.
  func wrapped(to width: Int) -> [[Cell]] { broken(to: width).map { Array($0.cells) } }

  /// The lines broken to a width, at most so many; the last one ends in `…` where more was cut.
  func fitted(to width: Int, limit: Int) -> [[Cell]] {
    let all = broken(to: width)
    guard all.count > limit, let last = all.prefix(limit).last else {
      return all.map { Array($0.cells) }
    }
    // As much of what follows as fits, not only the words that were whole.
    let rest = Array(lines[last.line][last.cells.startIndex...])
    return all.prefix(limit - 1).map { Array($0.cells) }
      + [Self.truncated(rest, to: width, isCut: true)]
  }

  private struct Piece {
    let line: Int
    let cells: ArraySlice<Cell>
  }

  private func broken(to width: Int) -> [Piece] {
    let width = max(1, width)
    var pieces: [Piece] = []
    for (number, line) in lines.enumerated() {
      if Self.width(of: line) <= width {
        pieces.append(Piece(line: number, cells: line[...]))
      } else {
        Self.wrap(line, to: width) { pieces.append(Piece(line: number, cells: $0)) }
      }
    }
    return pieces
  }

  private static func wrap(_ line: [Cell], to width: Int, _ add: (ArraySlice<Cell>) -> Void) {
    var start = 0
    while start < line.count {
      var end = start
      var used = 0
      var lastSpace: Int?
      while end < line.count, used + line[end].width <= width {
        if line[end].text == " " { lastSpace = end }
        used += line[end].width
        end += 1
      }
      if end == line.count {
        add(line[start...])
        return
      }
      if end == start {  // a wide character where only one cell is
        start += 1
      } else if line[end].text == " " {
        add(line[start..<end])
        start = end + 1
      } else if let space = lastSpace, space > start {
        add(line[start..<space])
        start = space + 1
      } else {
        add(line[start..<end])
        start = end
      }
    }
  }

  /// A line cut to a width, its end marked.
  static func truncated(_ line: [Cell], to width: Int, isCut: Bool = false) -> [Cell] {
    if !isCut && Self.width(of: line) <= width { return line }
    guard width > 0 else { return [] }
    var used = 0
    var kept: [Cell] = []
    for cell in line {
      if used + cell.width > width - 1 { break }
      used += cell.width
      kept.append(cell)
    }
    kept.append(Cell(text: "…", width: 1))
    return kept
  }
}

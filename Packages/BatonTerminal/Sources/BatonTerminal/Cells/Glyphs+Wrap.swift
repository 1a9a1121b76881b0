extension Glyphs {
  /// The lines broken to a width: between words, or inside a word that alone is too long. `width`
  /// below 1 counts as 1; a wide character in a width of 1 is left out.
  func wrapped(to width: Int) -> [[Cell]] { broken(to: width).map { Array($0.cells) } }

  /// The lines broken to a width, at most so many; the last one has a `…` where more was cut. What is
  /// beyond them is not looked at.
  func fitted(to width: Int, limit: Int, _ mode: Text.TruncationMode = .tail) -> [[Cell]] {
    let pieces = broken(to: width, limit: limit)
    guard pieces.count > limit else { return pieces.map { Array($0.cells) } }
    // As much of what follows as fits, not only the words that were whole.
    let last = pieces[limit - 1]
    let rest = lines[last.line][last.cells.startIndex...]
    return pieces.prefix(limit - 1).map { Array($0.cells) }
      + [Self.truncated(rest, to: width, isCut: true, mode)]
  }

  private struct Piece {
    let line: Int
    let cells: ArraySlice<Cell>
  }

  /// At most one piece more than so many.
  private func broken(to width: Int, limit: Int = .max) -> [Piece] {
    var pieces: [Piece] = []
    for (number, line) in lines.enumerated() {
      if pieces.count > limit { break }
      if line.isEmpty { pieces.append(Piece(line: number, cells: [])) }
      var start = 0
      while start < line.count, pieces.count <= limit {
        let (end, next) = Self.end(of: line, from: start, width: max(1, width))
        if end > start { pieces.append(Piece(line: number, cells: line[start..<end])) }
        start = next
      }
    }
    return pieces
  }

  /// Where the piece that begins at a place ends, and where the next one begins.
  private static func end(
    of line: [Cell], from start: Int, width: Int
  ) -> (end: Int, next: Int) {
    var end = start
    var used = 0
    var lastSpace: Int?
    while end < line.count, used + line[end].width <= width {
      if line[end].text == " " { lastSpace = end }
      used += line[end].width
      end += 1
    }
    if end == line.count { return (end, end) }
    if end == start { return (end, end + 1) }  // a wide character where only one cell is
    if line[end].text == " " { return (end, end + 1) }
    if let space = lastSpace, space > start { return (space, space + 1) }
    return (end, end)
  }

  /// A line cut to a width, marked where it is cut.
  static func truncated(
    _ line: some BidirectionalCollection<Cell>, to width: Int, isCut: Bool = false,
    _ mode: Text.TruncationMode = .tail
  ) -> [Cell] {
    var used = 0
    var kept: [Cell] = []
    for cell in line {
      used += cell.width
      if used > width {
        let end = mode == .middle ? fitting(line.reversed(), in: (width - 1) / 2) : []
        return marked(kept, to: width - Self.width(of: end)) + end.reversed()
      }
      kept.append(cell)
    }
    return isCut ? marked(kept, to: width) : kept
  }

  /// As many cells as fit a width.
  private static func fitting(_ cells: some Sequence<Cell>, in width: Int) -> [Cell] {
    var used = 0
    return Array(
      cells.prefix {
        used += $0.width
        return used <= width
      })
  }

  /// Cells that fit a width, with a mark behind as many of them as leave room for it.
  private static func marked(_ cells: [Cell], to width: Int) -> [Cell] {
    guard width > 0 else { return [] }
    var cells = cells
    while Self.width(of: cells) >= width { cells.removeLast() }
    return cells + [Cell(text: "…", width: 1)]
  }
}

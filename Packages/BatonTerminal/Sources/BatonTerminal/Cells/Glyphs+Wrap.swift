extension Glyphs {
  /// The lines broken to a width: between words, or inside a word that alone is too long.
  /// `width` below 1 counts as 1; a wide character in a width of 1 is left out.
  func wrapped(to width: Int) -> [[Cell]] {
    let width = max(1, width)
    var result: [[Cell]] = []
    for line in lines {
      if Self.width(of: line) <= width {
        result.append(line)
      } else {
        Self.wrap(line, to: width, into: &result)
      }
    }
    return result
  }

  private static func wrap(_ line: [Cell], to width: Int, into result: inout [[Cell]]) {
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
        result.append(Array(line[start...]))
        return
      }
      if end == start {  // a wide character where only one cell is
        start += 1
        continue
      }
      if line[end].text == " " {
        result.append(Array(line[start..<end]))
        start = end + 1
      } else if let space = lastSpace, space > start {
        result.append(Array(line[start..<space]))
        start = space + 1
      } else {
        result.append(Array(line[start..<end]))
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

extension Frame {
  /// Cells side by side that differ from another frame's.
  public struct Run: Hashable, Sendable {
    /// The column of the first cell, from 0.
    public let x: Int
    /// The row, from 0 at the top.
    public let y: Int
    /// With the right halves of wide characters left out.
    public let cells: [Cell]
  }

  /// What must be written to make a screen that shows `previous` show this frame. A frame of another
  /// size, or none, is all changes.
  public func changes(since previous: Frame?) -> [Run] {
    var runs: [Run] = []
    let comparable = previous?.size == size ? previous : nil
    for y in 0..<size.height {
      let row = row(y)
      let old = comparable?.row(y)
      if let old, old == row { continue }
      var x = 0
      while x < size.width {
        guard Self.differs(row, old, x) else {
          x += 1
          continue
        }
        // A changed right half is written by its left half.
        let start = row[row.startIndex + x].width == 0 ? max(0, x - 1) : x
        var cells: [Cell] = []
        x = start
        while x < size.width, x == start || Self.differs(row, old, x) {
          let cell = row[row.startIndex + x]
          if cell.width > 0 { cells.append(cell) }
          x += max(1, cell.width)
        }
        runs.append(Run(x: start, y: y, cells: cells))
      }
    }
    return runs
  }

  private static func differs(
    _ row: ArraySlice<Cell>, _ old: ArraySlice<Cell>?, _ x: Int
  ) -> Bool {
    guard let old else { return true }
    return row[row.startIndex + x] != old[old.startIndex + x]
  }
}

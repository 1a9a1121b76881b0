/// A grid of cells: what is on the screen, with no terminal behind it.
public struct Frame: Hashable, Sendable {
  /// How many columns and rows there are.
  public let size: Size
  private var cells: [Cell]

  /// Blank. A side is at most 2,000 cells, so that no size that a terminal claims takes all memory.
  public init(size: Size) {
    self.size = Self.bounded(size)
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The size of a frame that is to have this one.
  static func bounded(_ size: Size) -> Size {
    Size(
      width: min(max(0, size.width), longestSide), height: min(max(0, size.height), longestSide))
  }

  static let longestSide = 2_000

  /// The cell of a column and a row, or nil outside the frame.
  public subscript(x: Int, y: Int) -> Cell? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    return cells[y * size.width + x]
  }

  /// Writes a cell. What it covers half of becomes blank; what does not fit is not written.
  mutating func put(_ cell: Cell, x: Int, y: Int) {
    guard x >= 0, y >= 0, y < size.height, cell.width > 0, x + cell.width <= size.width else {
      return
    }
    let index = y * size.width + x
    clearHalves(at: index)
    if cell.width == 2 { clearHalves(at: index + 1) }
    cells[index] = cell
    if cell.width == 2 {
      cells[index + 1] = .rightHalf
      cells[index + 1].style = cell.style
    }
  }

  private mutating func clearHalves(at index: Int) {
    switch cells[index].width {
    case 0: if index > 0 { cells[index - 1] = .blank }
    case 2: if index + 1 < cells.count { cells[index + 1] = .blank }
    default: break
    }
    cells[index] = .blank
  }

  mutating func restyle(x: Int, y: Int, _ change: (inout Style) -> Void) {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
    change(&cells[y * size.width + x].style)
  }

  /// The cells of a row; empty outside the frame.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    guard y >= 0, y < size.height else { return [] }
    return cells[y * size.width..<(y + 1) * size.width]
  }
}

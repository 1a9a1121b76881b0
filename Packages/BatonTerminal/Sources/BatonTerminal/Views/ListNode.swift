/// State, on the main actor: the number of the first row in sight; the number and the id of the
/// selected one; the height it was last drawn in.
final class ListNode: SingleNode {
  var selection: Binding<AnyHashable?>?
  private var top = 0
  private(set) var selected = 0
  private var selectedID: AnyHashable?
  private var wantedID: AnyHashable?
  private var height = 1

  /// The column of the pointer and a space.
  private static let gutter = 2

  override var rowCount: Int { 1 }
  override func row(at index: Int) -> Node? { index == 0 ? self : nil }

  private var count: Int { child?.rowCount ?? 0 }
  private func row(_ index: Int) -> Node? { child?.row(at: index) }

  private func height(of row: Node?, _ width: Int) -> Int {
    row.blockSize(in: Proposal(width: max(0, width - Self.gutter), height: nil)).height
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: proposal.height ?? max(1, min(count, 10)))
  }

  /// Moves to what the app's binding says, if it says another row than before.
  func requestSelection() {
    guard let wanted = selection?.wrappedValue, wanted != selectedID else { return }
    wantedID = wanted
    tree.requestFrame()
  }

  /// Finds the selected row again after rows came or went.
  private func follow(_ count: Int) {
    if let wanted = wantedID ?? selectedID, child?.rowID(at: selected) != wanted {
      if let index = (0..<count).first(where: { child?.rowID(at: $0) == wanted }) {
        selected = index
      }
    }
    wantedID = nil
    selected = min(max(0, selected), max(0, count - 1))
    selectedID = child?.rowID(at: selected)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let count = count
    height = max(1, rect.height)
    follow(count)
    guard count > 0, rect.height > 0 else { return }
    canvas.add(focusable: self, in: rect)
    scroll(count, rect)
    var y = rect.y
    var index = top
    canvas.clipped(to: rect) {
      while index < count, y < rect.maxY {
        let row = row(index)
        let rowHeight = height(of: row, rect.width)
        draw(
          row, isSelected: index == selected,
          in: Rect(x: rect.x, y: y, width: rect.width, height: rowHeight), on: canvas)
        y += rowHeight
        index += 1
      }
    }
  }

  private func draw(_ row: Node?, isSelected: Bool, in rect: Rect, on canvas: Canvas) {
    guard rect.height > 0 else { return }
    var inner = rect
    inner.x += Self.gutter
    inner.width = max(0, rect.width - Self.gutter)
    row.drawBlock(in: inner, on: canvas)
    guard isSelected else { return }
    let pointer = Cell(text: isFocused ? "▸" : "▹", width: 1)
    canvas.put([pointer], x: rect.x, y: rect.y, style: environment.style)
    if isFocused { canvas.restyle(rect) { $0.attributes.insert(.reverse) } }
  }

  /// Brings the selected row into sight and leaves no room under the last one.
  private func scroll(_ count: Int, _ rect: Rect) {
    top = min(max(0, top), count - 1)
    if selected < top { top = selected }
    // The first row from which all rows to `last` fit.
    func first(fitting last: Int) -> Int {
      var first = last
      var used = height(of: row(last), rect.width)
      while first > 0 {
        used += height(of: row(first - 1), rect.width)
        if used > rect.height { break }
        first -= 1
      }
      return first
    }
    if selected > top { top = max(top, first(fitting: selected)) }
    if top > 0 { top = min(top, first(fitting: count - 1)) }
  }

  override func handle(_ key: Key) -> Bool {
    guard isFocused else { return false }
    switch key.asMovement {
    case .down: return move(by: 1)
    case .up: return move(by: -1)
    case .pageDown: return move(by: max(1, height - 1))
    case .pageUp: return move(by: -max(1, height - 1))
    case .home: return select(0, looking: 1)
    case .end: return select(count - 1, looking: -1)
    case .enter: return row(selected)?.activate() ?? false
    default: return row(selected)?.handleInRow(key) ?? false
    }
  }

  private func move(by step: Int) -> Bool {
    let target = min(max(0, selected + step), max(0, count - 1))
    return select(target, looking: step < 0 ? -1 : 1)
  }

  /// Selects a row, or the next one in a direction that has something to show.
  private func select(_ index: Int, looking step: Int) -> Bool {
    var index = index
    let count = count
    while index >= 0, index < count {
      let isEmpty = row(index).blockSize(in: Proposal(width: nil, height: nil)).height == 0
      if !isEmpty { break }
      index += step
    }
    guard index >= 0, index < count, index != selected else { return false }
    selected = index
    selectedID = child?.rowID(at: index)
    selection?.wrappedValue = selectedID
    tree.requestFrame()
    return true
  }
}

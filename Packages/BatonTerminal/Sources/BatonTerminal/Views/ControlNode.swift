/// A label with an action: `[ Label ]`, `[▸Label ]` with the focus; bare in a list, whose rows show
/// the selection themselves.
///
/// State, on the main actor: what it does.
class ControlNode: SingleNode {
  var action: @MainActor () -> Void = {}

  private static let opening = Cell(text: "[", width: 1)
  private static let closing = Cell(text: "]", width: 1)
  private static let pointer = Cell(text: "▸", width: 1)
  private static let frameWidth = 4

  override func activate() -> Bool {
    guard environment.isEnabled else { return false }
    action()
    return true
  }

  override func handle(_ key: Key) -> Bool {
    guard isFocused, key == .enter || key == .character(" ") else { return false }
    return activate()
  }

  override func measure(_ proposal: Proposal) -> Size {
    if environment.isInRow { return child.blockSize(in: proposal) }
    var inner = proposal
    inner.width = proposal.width.map { max(0, $0 - Self.frameWidth) }
    var size = child.blockSize(in: inner)
    size.width += Self.frameWidth
    size.height = max(1, size.height)
    return size
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    if environment.isInRow {
      child.drawBlock(in: rect, on: canvas)
      return
    }
    let isShownFocused = isFocused && environment.isEnabled
    if environment.isEnabled { canvas.add(focusable: self, in: rect) }
    let style = environment.style
    let inner = Rect(
      x: rect.x + 2, y: rect.y, width: max(0, rect.width - Self.frameWidth), height: rect.height)
    canvas.put([Self.opening], x: rect.x, y: rect.y, style: style)
    if isShownFocused { canvas.put([Self.pointer], x: rect.x + 1, y: rect.y, style: style) }
    canvas.clipped(to: inner) { child.drawBlock(in: inner, on: canvas) }
    canvas.put([Self.closing], x: rect.maxX - 1, y: rect.y, style: style)
    if isShownFocused { canvas.restyle(rect) { $0.attributes.insert(.reverse) } }
    if !environment.isEnabled { canvas.restyle(rect) { $0.foreground = .secondary } }
  }
}

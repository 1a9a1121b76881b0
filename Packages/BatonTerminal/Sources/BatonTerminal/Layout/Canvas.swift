/// A frame being drawn, and what the drawing finds on the way.
///
/// State, on the main actor, for one drawing: the frame; the part of it that may be written; the
/// focusable places in document order with where they are, also outside what is visible; the key
/// handlers in document order; whether a view that waits was drawn.
@MainActor
final class Canvas {
  private(set) var frame: Frame
  private var clip: Rect
  private(set) var focusables: [(node: Node, rect: Rect)] = []
  private(set) var keyHandlers: [Node] = []
  private(set) var isWaiting = false

  init(size: Size) {
    frame = Frame(size: size)
    clip = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }

  func put(_ line: some Sequence<Cell>, x: Int, y: Int, style: Style) {
    guard y >= clip.y, y < clip.maxY else { return }
    var x = x
    for var cell in line {
      if x >= clip.maxX { return }
      cell.style = style
      if x >= clip.x, x + cell.width <= clip.maxX {
        frame.put(cell, x: x, y: y)
      } else if cell.width == 2 {  // half outside: the other half is blank
        let inside = x < clip.x ? x + 1 : x
        if inside >= clip.x {
          frame.put(Cell(text: " ", width: 1, style: style), x: inside, y: y)
        }
      }
      x += cell.width
    }
  }

  /// Changes the style of what is drawn already.
  func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let rect = rect.intersection(clip)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { frame.restyle(x: x, y: y, change) }
    }
  }

  func clipped(to rect: Rect, _ draw: @MainActor () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    draw()
    clip = outer
  }

  func add(focusable node: Node, in rect: Rect) { focusables.append((node, rect)) }
  func add(keyHandler node: Node) { keyHandlers.append(node) }
  func noteWaiting() { isWaiting = true }
}

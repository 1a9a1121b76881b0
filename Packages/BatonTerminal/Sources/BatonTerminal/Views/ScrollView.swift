/// Content that may be higher than the room it has. It scrolls to what has the focus; content with
/// nothing to focus takes the focus itself and scrolls by the arrows and the page keys.
public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content

  /// Content of any height.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _make(_ context: Context) -> Node { ScrollNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(ScrollNode.self).show(content, node.environment)
  }
}

/// State, on the main actor: how many lines are above the visible ones; the heights of the last
/// drawing; what it last scrolled to.
private final class ScrollNode: SingleNode {
  private var offset = 0
  private var height = 0
  private var contentHeight = 0
  private weak var shownFocus: Node?

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.blockSize(in: Proposal(width: proposal.width, height: nil))
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  private var mostOffset: Int { max(0, contentHeight - height) }

  override func draw(in rect: Rect, on canvas: Canvas) {
    height = rect.height
    contentHeight = child.blockSize(in: Proposal(width: rect.width, height: nil)).height
    offset = min(max(0, offset), mostOffset)
    let before = canvas.focusables.count
    canvas.clipped(to: rect) {
      let place = Rect(
        x: rect.x, y: rect.y - offset, width: rect.width, height: max(contentHeight, rect.height))
      child.drawBlock(in: place, on: canvas)
    }
    let inside = canvas.focusables.dropFirst(before)
    if inside.isEmpty {
      if mostOffset > 0 { canvas.add(focusable: self, in: rect) }
    } else if let focus = inside.first(where: { $0.node.isFocused }), focus.node !== shownFocus {
      shownFocus = focus.node
      reveal(focus.rect, in: rect)
    }
  }

  private func reveal(_ target: Rect, in rect: Rect) {
    if target.y < rect.y {
      scroll(to: offset - (rect.y - target.y))
    } else if target.maxY > rect.maxY {
      scroll(to: offset + min(target.maxY - rect.maxY, target.y - rect.y))
    }
  }

  @discardableResult
  private func scroll(to wanted: Int) -> Bool {
    let next = min(max(0, wanted), mostOffset)
    if next == offset { return false }
    offset = next
    tree.requestFrame()
    return true
  }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .pageDown: return scroll(to: offset + max(1, height - 1))
    case .pageUp: return scroll(to: offset - max(1, height - 1))
    default: break
    }
    guard isFocused else { return false }
    switch key.asMovement {
    case .down: return scroll(to: offset + 1)
    case .up: return scroll(to: offset - 1)
    case .home: return scroll(to: 0)
    case .end: return scroll(to: mostOffset)
    default: return false
    }
  }
}

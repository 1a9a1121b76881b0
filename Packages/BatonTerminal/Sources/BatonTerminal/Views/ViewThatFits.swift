/// The first of several views that is no wider than the room, as it would like to be; the last one
/// where none is. (SwiftUI's of this name also looks at the height, unless told otherwise.)
///
/// All of them are kept, with their state; one is drawn.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let content: Content

  /// `content`: the choices, the widest first.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _make(_ context: Context) -> Node { FittingNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(FittingNode.self).show(content, node.environment)
  }
}

private final class FittingNode: SingleNode {
  private func choice(in proposal: Proposal) -> Node? {
    let choices = child?.elements ?? []
    guard let width = proposal.width else { return choices.first }
    let ideal = Proposal(width: nil, height: proposal.height)
    return choices.first { $0.size(in: ideal).width <= width } ?? choices.last
  }

  override func measure(_ proposal: Proposal) -> Size {
    choice(in: proposal).blockSize(in: proposal)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    choice(in: Proposal(rect.size)).drawBlock(in: rect, on: canvas)
  }

  override func activate() -> Bool { false }
}

/// A column of views. The alignment is `leading` where SwiftUI's is centred: text in a terminal
/// reads from the left edge.
public struct VStack<Content: View>: PrimitiveView {
  private let layout: StackLayout
  private let content: Content

  /// `spacing` in lines.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .vertical, spacing: min(max(0, spacing), Frame.longestSide), horizontal: alignment)
    self.content = content()
  }

  public func _make(_ context: Context) -> Node { StackNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.layout = layout
    node.show(content, node.environment)
  }
}

/// A row of views.
public struct HStack<Content: View>: PrimitiveView {
  private let layout: StackLayout
  private let content: Content

  /// `spacing` in cells.
  public init(
    alignment: VerticalAlignment = .top, spacing: Int = 1, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .horizontal, spacing: min(max(0, spacing), Frame.longestSide), vertical: alignment)
    self.content = content()
  }

  public func _make(_ context: Context) -> Node { StackNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.layout = layout
    node.show(content, node.environment)
  }
}

private final class StackNode: SingleNode {
  var layout = StackLayout.column {
    didSet { if layout != oldValue { invalidate() } }
  }

  private var stacked: [Node] { child?.elements ?? [] }

  override func measure(_ proposal: Proposal) -> Size {
    layout.size(of: stacked, in: proposal)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    layout.draw(stacked, in: rect, on: canvas)
  }
}

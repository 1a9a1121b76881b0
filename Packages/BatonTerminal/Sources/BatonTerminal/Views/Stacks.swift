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
      axis: .vertical, spacing: spacing, horizontal: alignment)
    self.content = content()
  }

  public func _make(_ context: Context) -> Node { StackNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(StackNode.self).show(content, by: layout)
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
      axis: .horizontal, spacing: spacing, vertical: alignment)
    self.content = content()
  }

  public func _make(_ context: Context) -> Node { StackNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(StackNode.self).show(content, by: layout)
  }
}

/// The place of a stack of either direction.
///
/// State, on the main actor: how its views are placed.
private final class StackNode: SingleNode {
  private var layout = StackLayout.column {
    didSet { if layout != oldValue { invalidate() } }
  }

  func show<Content: View>(_ content: Content, by layout: StackLayout) {
    self.layout = layout
    show(content, environment)
  }

  private var stacked: [Node] { child?.elements ?? [] }

  override func measure(_ proposal: Proposal) -> Size {
    layout.size(of: stacked, in: proposal)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    layout.draw(stacked, in: rect, on: canvas)
  }
}

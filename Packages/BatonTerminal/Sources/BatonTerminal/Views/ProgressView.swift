/// What is shown while something is awaited, or how far something has come.
public struct ProgressView: PrimitiveView {
  private let label: String
  private let fraction: Double?

  /// Something is awaited, nobody knows for how long: `Renderer.isWaiting` while it is in sight.
  public init(_ label: String = "Loading…") {
    self.label = label
    fraction = nil
  }

  /// A bar; `value` of `total`.
  public init(_ label: String = "", value: Double, total: Double = 1) {
    self.label = label
    fraction = total > 0 && value.isFinite ? min(1, max(0, value / total)) : 0
  }

  public func _make(_ context: Context) -> Node { ProgressNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(ProgressNode.self).show(label, fraction)
  }
}

/// State, on the main actor: the line of cells; how far the bar is, nil where nobody knows.
private final class ProgressNode: Node {
  private static let barWidth = 20
  private var line: [Cell] = []
  private var fraction: Double?

  func show(_ label: String, _ fraction: Double?) {
    var text = label
    if let fraction {
      let filled = Int((fraction * Double(Self.barWidth)).rounded())
      text += label.isEmpty ? "" : " "
      text += String(repeating: "█", count: filled)
      text += String(repeating: "░", count: Self.barWidth - filled)
    }
    let line = Glyphs(text).lines.first ?? []
    if line == self.line && fraction == self.fraction { return }
    self.line = line
    self.fraction = fraction
    invalidate()
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: min(Glyphs.width(of: line), proposal.width ?? .max), height: 1)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    if fraction == nil { canvas.noteWaiting() }
    let line = Glyphs.truncated(line, to: rect.width)
    canvas.put(line, x: rect.x, y: rect.y, style: environment.style)
  }
}

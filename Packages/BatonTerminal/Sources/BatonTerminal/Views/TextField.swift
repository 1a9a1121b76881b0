/// A line of text to type in. With the focus it takes what is typed, the arrows left and right, Home,
/// End, Backspace and Delete; Enter submits.
public struct TextField: View {
  private let title: String
  @Binding private var text: String
  private let onSubmit: @MainActor () -> Void

  /// `title` is shown while the text is empty.
  public init(
    _ title: String, text: Binding<String>, onSubmit: @escaping @MainActor () -> Void = {}
  ) {
    self.title = title
    _text = text
    self.onSubmit = onSubmit
  }

  /// Reads the text, so that it shows what others set it to.
  public var body: some View {
    _ = text
    return TextLine(title: title, text: $text, onSubmit: onSubmit)
  }
}

private struct TextLine: PrimitiveView {
  let title: String
  let text: Binding<String>
  let onSubmit: @MainActor () -> Void

  func _make(_ context: Context) -> Node { TextFieldNode(Self.self, context) }

  func _update(_ node: Node) {
    node.as(TextFieldNode.self).show(title, text, onSubmit)
  }
}

/// State, on the main actor: the binding; where the next character goes, counted in characters; the
/// first cell in sight of a text wider than the field.
private final class TextFieldNode: Node {
  private var title = ""
  private var text: Binding<String>?
  private var onSubmit: @MainActor () -> Void = {}
  private var cursor = Int.max
  private var firstCell = 0

  private static let usualWidth = 24

  func show(
    _ title: String, _ text: Binding<String>, _ onSubmit: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.text = text
    self.onSubmit = onSubmit
    tree.requestFrame()
  }

  private var value: String { text?.wrappedValue ?? "" }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? Self.usualWidth, height: 1)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    if environment.isEnabled { canvas.add(focusable: self, in: rect) }
    let value = value
    cursor = min(max(0, cursor), value.count)
    var style = environment.style
    let isEmpty = value.isEmpty
    if isEmpty { style.foreground = .secondary }
    let line = Glyphs(isEmpty ? title : value).lines.first ?? []
    let before = Glyphs.width(of: Glyphs(String(value.prefix(cursor))).lines.first ?? [])
    firstCell = min(firstCell, before)
    if before - firstCell >= rect.width { firstCell = before - rect.width + 1 }
    canvas.clipped(to: rect) {
      canvas.put(line, x: rect.x - firstCell, y: rect.y, style: style)
    }
    canvas.restyle(rect) { $0.attributes.insert(.underline) }
    if isFocused {
      let place = Rect(x: rect.x + before - firstCell, y: rect.y, width: 1, height: 1)
      canvas.restyle(place) { $0.attributes.insert(.reverse) }
    }
  }

  override func handle(_ key: Key) -> Bool {
    guard isFocused, environment.isEnabled else { return false }
    var value = value
    cursor = min(max(0, cursor), value.count)
    switch key {
    case .character(let character):
      let before = value.count
      value.insert(character, at: value.index(value.startIndex, offsetBy: cursor))
      cursor += value.count - before  // a mark joins the character before it
    case .backspace:
      guard cursor > 0 else { return !value.isEmpty }
      cursor -= 1
      value.remove(at: value.index(value.startIndex, offsetBy: cursor))
    case .delete:
      guard cursor < value.count else { return true }
      value.remove(at: value.index(value.startIndex, offsetBy: cursor))
    case .left where cursor > 0: return move(to: cursor - 1)
    case .right where cursor < value.count: return move(to: cursor + 1)
    case .home: return move(to: 0)
    case .end: return move(to: value.count)
    case .enter:
      onSubmit()
      return true
    default: return false
    }
    text?.wrappedValue = value
    tree.requestFrame()
    return true
  }

  private func move(to place: Int) -> Bool {
    cursor = place
    tree.requestFrame()
    return true
  }
}

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

/// State, on the main actor: the binding; where the next character goes, and the first one in sight of a
/// text wider than the field, both counted in characters.
private final class TextFieldNode: Node {
  private var title = ""
  private var text: Binding<String>?
  private var onSubmit: @MainActor () -> Void = {}
  private var cursor = Int.max
  private var first = 0

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
    if value.isEmpty { style.foreground = .secondary }
    let before = scroll(value, to: rect.width)
    // Of a long text only what can be in sight: each character takes a cell at least.
    let shown = value.isEmpty ? title : String(value.dropFirst(first).prefix(rect.width))
    canvas.clipped(to: rect) { canvas.put(Self.cells(shown), x: rect.x, y: rect.y, style: style) }
    canvas.restyle(rect) { $0.attributes.insert(.underline) }
    if isFocused {
      let place = Rect(x: rect.x + before, y: rect.y, width: 1, height: 1)
      canvas.restyle(place) { $0.attributes.insert(.reverse) }
    }
  }

  /// Brings the cursor into sight, and as much before it as there is room for; the cells before it.
  private func scroll(_ value: String, to width: Int) -> Int {
    let count = value.count
    func cells(_ from: Int, _ to: Int) -> Int {
      Glyphs.width(of: Self.cells(value.dropFirst(from).prefix(to - from)))
    }
    first = min(max(first, cursor - width), cursor)
    while first < cursor, cells(first, cursor) >= width { first += 1 }
    while first > 0, count - first < width, cells(first - 1, count) < width { first -= 1 }
    return cells(first, cursor)
  }

  /// In one line, whatever the text has.
  private static func cells(_ text: some StringProtocol) -> [Cell] {
    Glyphs(String(text)).lines.flatMap { $0 }
  }

  override var takesText: Bool { true }

  override func handle(_ key: Key) -> Bool {
    guard isFocused, environment.isEnabled else { return false }
    var value = value
    cursor = min(max(0, cursor), value.count)
    switch key {
    case .character(let character): return insert(Substring(String(character)))
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

  override func insert(_ text: Substring) -> Bool {
    guard isFocused, environment.isEnabled else { return false }
    var value = value
    let before = value.count
    cursor = min(max(0, cursor), before)
    value.insert(contentsOf: text, at: value.index(value.startIndex, offsetBy: cursor))
    cursor += value.count - before  // a mark joins the character before it
    self.text?.wrappedValue = value
    tree.requestFrame()
    return true
  }

  private func move(to place: Int) -> Bool {
    cursor = place
    tree.requestFrame()
    return true
  }
}

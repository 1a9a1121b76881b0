public import Baton

/// Rows under one another, scrolled, one of them selected. Enter does what the first button or link
/// of the selected row does; the arrows, `j` and `k`, PageUp and PageDown, Home and End move; other
/// keys are the selected row's, which may have `onKey`.
///
/// The selection stays with its row's id when rows come and go. Only rows in sight are made and
/// drawn. A list takes all the height it is offered.
///
/// Baton has a type of this name too, the list of lenses; `List { … }` finds the right one, and
/// `Baton.List<Row>` names the other.
public struct List<Content: View>: PrimitiveView {
  private let content: Content
  private let selection: Binding<AnyHashable?>?

  /// Rows of any views; what a `ForEach` makes is a row for each element.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }

  /// `selection` is the id of the selected row, as given to `ForEach`; setting it moves there.
  public init<ID: Hashable>(selection: Binding<ID?>, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = Binding(
      get: { selection.wrappedValue.map { AnyHashable($0) } },
      set: { selection.wrappedValue = $0?.base as? ID })
  }

  public func _make(_ context: Context) -> Node { ListNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(ListNode.self)
    node.selection = selection
    var environment = node.environment
    environment.isInRow = true
    node.show(content, environment)
    node.requestSelection()
  }
}

extension List {
  /// A row for each element, told apart by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: row) }
  }

  /// A row for each element, told apart by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: row) }
  }

  /// A row for each element; `selection` is the selected one's `id`, and setting it moves there.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: row) }
  }
}

extension List {
  /// A row for each lens of a list, kept by the record that the lens shows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Lens, Content == ForEach<Data, AnyHashable, Row> {
    self.init { ForEach(data, content: row) }
  }
}

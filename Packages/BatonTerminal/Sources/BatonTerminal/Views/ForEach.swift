@_spi(Runtime) public import Baton

/// A view for each element of a collection, kept by the element's id: an element that moves takes
/// its row's state along.
///
/// Rows are made when they are first laid out: in a stack all of them, in a `List` those in sight.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: @MainActor (Data.Element) -> ID
  private let content: @MainActor (Data.Element) -> Content

  /// A view for each element; `id` tells the elements apart.
  public init(
    _ data: Data, id: @escaping @MainActor (Data.Element) -> ID,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func _make(_ context: Context) -> Node {
    ForEachNode<Data, ID, Content>(Self.self, context)
  }

  public func _update(_ node: Node) {
    node.as(ForEachNode<Data, ID, Content>.self)
      .show(data, id: id, content: content)
  }
}

extension ForEach {
  /// A view for each element, told apart by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content) {
    self.init(data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data, id: { $0 }, content: content)
  }
}

extension ForEach where Data.Element: Lens, ID == AnyHashable {
  /// A view for each lens of a list, kept by the record that the lens shows.
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content) {
    self.init(data, id: { AnyHashable($0.anchor.identity) }, content: content)
  }
}

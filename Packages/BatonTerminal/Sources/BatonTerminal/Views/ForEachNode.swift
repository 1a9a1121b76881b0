/// The rows of a `ForEach`.
///
/// State, on the main actor: the data and what makes a row of it; for each row its id, and its node
/// once it was wanted.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  private var data: Data?
  private var content: (@MainActor (Data.Element) -> Content)?
  private var ids: [ID] = []
  private var rows: [RowNode<Content>?] = []

  override var isTransparent: Bool { true }
  override var children: [Node] { rows.compactMap { $0 } }
  override func draw(in rect: Rect, on canvas: Canvas) { drawBlock(in: rect, on: canvas) }

  override func layoutChildren() -> [Node] { rows.indices.compactMap { made($0) } }
  override var rowCount: Int { rows.count }
  override func row(at index: Int) -> Node? { made(index) }
  override func rowID(at index: Int) -> AnyHashable? {
    ids.indices.contains(index) ? AnyHashable(ids[index]) : nil
  }

  override func activate() -> Bool {
    for node in children where node.activate() { return true }
    return false
  }

  func show(
    _ data: Data, id: @MainActor (Data.Element) -> ID,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    let (oldIDs, oldRows) = (ids, rows)
    self.data = data
    self.content = content
    ids = []
    ids.reserveCapacity(data.count)
    for element in data { ids.append(id(element)) }
    if ids == oldIDs {
      update(with: data, content)
      return
    }
    // Rows of one id (a record twice in a list) are told apart by their order.
    var moved: [ID: [RowNode<Content>]] = [:]
    for (id, row) in zip(oldIDs, oldRows).reversed() {
      if let row { moved[id, default: []].append(row) }
    }
    rows = ids.map { id in
      guard let row = moved[id]?.popLast() else { return nil }
      return row
    }
    update(with: data, content)
    for gone in moved.values { for row in gone { row.unmount() } }
    invalidate()
  }

  private func update(
    with data: Data, _ content: @escaping @MainActor (Data.Element) -> Content
  ) {
    var index = 0
    for element in data {
      rows[index]?.show(environment) { content(element) }
      index += 1
    }
  }

  private func made(_ index: Int) -> RowNode<Content>? {
    guard rows.indices.contains(index), let data, let content else { return nil }
    if let row = rows[index] { return row }
    let row = RowNode<Content>(RowNode<Content>.self, context(environment))
    rows[index] = row
    let element = data[data.index(data.startIndex, offsetBy: index)]
    row.show(environment) { content(element) }
    return row
  }
}

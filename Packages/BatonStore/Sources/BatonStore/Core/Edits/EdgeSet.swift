/// What the edges of one list stand for, so that the same is not added twice (B-9.2). It is made when
/// something is added to the list first, and goes from list to longer list.
struct EdgeSet {
  /// An edge's node; of one without a node the cursor, and of one without either the edge itself.
  enum Item {
    case node(Record)
    case cursor(UTF8Key)
    case edge(Record)
  }

  private enum Other: Hashable {
    case cursor(UTF8Key)
    case edge(ObjectIdentifier)
  }

  /// Nodes, by themselves to be small: nearly every edge has one.
  private var nodes: Set<ObjectIdentifier> = []
  /// Nodes that belong in `nodes`, once somebody has to look there.
  private var waiting: ContiguousArray<ObjectIdentifier> = []
  /// The largest number of a node. A record that was made after all of them is not here, which is all that
  /// a page of records the store had not yet has to know.
  private var newest: UInt32 = 0
  private var others: Set<Other> = []
  /// The store's, when this was right. The edges of lists are records like others, so that a later
  /// response may give them other nodes; each such change counts.
  var epoch: UInt32

  init(epoch: UInt32) {
    self.epoch = epoch
  }

  mutating func reserve(_ count: Int) { waiting.reserveCapacity(count) }

  /// False where an edge stands for the same already.
  mutating func insert(_ item: Item) -> Bool {
    switch item {
    case .node(let node): insert(node)
    case .cursor(let cursor): others.insert(.cursor(cursor)).inserted
    case .edge(let edge): others.insert(.edge(ObjectIdentifier(edge))).inserted
    }
  }

  private mutating func insert(_ node: Record) -> Bool {
    if node.number > newest {
      newest = node.number
      waiting.append(ObjectIdentifier(node))
      return true
    }
    if !waiting.isEmpty {
      nodes.formUnion(waiting)
      waiting = []
    }
    return nodes.insert(ObjectIdentifier(node)).inserted
  }
}

/// A list taken apart to be added to, and what its edges stand for.
struct OpenList {
  let held: LinkList
  /// Without the edges that came to stand for the same as an earlier one.
  var records: RecordSlice
  var set: EdgeSet
}

/// Reads the edges of a list in the state there will be.
struct EdgeReader {
  private var type: UInt32 = 0
  private var node = SlotAddress(key: ConnectionFields.node)
  private var cursor = SlotAddress(key: ConnectionFields.cursor)

  mutating func item(_ edge: Record, _ pending: inout PendingChanges) -> EdgeSet.Item {
    if let node = node(edge, &pending) { return .node(node) }
    guard let cursor = self.cursor(edge, &pending) else { return .edge(edge) }
    return .cursor(UTF8Key(text: cursor))
  }

  mutating func node(_ edge: Record, _ pending: inout PendingChanges) -> Record? {
    find(edge)
    if case .link(let node) = pending.value(edge, node) { return node }
    return nil
  }

  mutating func cursor(_ edge: Record, _ pending: inout PendingChanges) -> String? {
    find(edge)
    guard case .string(let cursor) = pending.value(edge, cursor) else { return nil }
    return cursor
  }

  private mutating func find(_ edge: Record) {
    if edge.type == type { return }
    type = edge.type
    node = Registry.shared.address(type: type, key: ConnectionFields.node)
    cursor = Registry.shared.address(type: type, key: ConnectionFields.cursor)
  }

  /// A list that is about to be added to.
  mutating func open(
    _ list: LinkList, in core: StoreCore, _ pending: inout PendingChanges
  ) -> OpenList {
    if let known = list.edges, known.epoch == core.edgeEpoch {
      list.edges = nil
      return OpenList(held: list, records: list.records, set: known)
    }
    var open = OpenList(held: list, records: list.records, set: EdgeSet(epoch: core.edgeEpoch))
    open.set.reserve(list.records.count)
    var kept = ContiguousArray<Record>()
    for edge in list.records where open.set.insert(item(edge, &pending)) {
      kept.append(edge)
    }
    if kept.count < list.records.count { open.records = RecordSlice(kept) }
    return open
  }

  /// Those of some edges that a set does not have yet, which has them then; null edges are dropped.
  mutating func fresh(
    _ edges: RecordSlice, beside set: inout EdgeSet, _ pending: inout PendingChanges
  ) -> [Record] {
    var fresh: [Record] = []
    fresh.reserveCapacity(edges.count)
    for edge in edges where set.insert(item(edge, &pending)) {
      edge.head.pointee.isEdge = true
      fresh.append(edge)
    }
    return fresh
  }
}

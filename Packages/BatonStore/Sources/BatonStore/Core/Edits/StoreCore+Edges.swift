// Edges that edge directives add to lists and take out of them (B-10).

extension StoreCore {
  /// The record of a list by its key, if the list is held: somebody merged a page into it.
  private func connection(
    _ key: String, _ pending: inout PendingChanges
  ) -> (record: Record, list: LinkList)? {
    for record in Registry.shared.singleKeyTypes.lazy.compactMap({
      self.record(type: $0, path: key)
    }) {
      switch pending.value(record, edgesAddress(of: record)) {
      case .list(let list): return (record, list)
      case .null: return (record, .empty)
      default: continue
      }
    }
    return nil
  }

  /// Adds edges to lists, unless their nodes are there already. They stand in the list as in the response.
  func insert(
    _ change: InsertChange, of source: PendingChanges.Source, _ pending: inout PendingChanges,
    _ run: inout EditRun
  ) {
    let objects = change.objects.map { source.values.entities[Int($0)].takeUnretainedValue() }
    let entries = change.edgeType == 0 ? source.entries(of: change.objects, in: change.runs) : [:]
    for key in change.connections {
      guard let (connection, list) = connection(key, &pending) else {
        run.unseenLists.append(key)
        continue
      }
      var reader = EdgeReader()
      var open = reader.open(list, in: self, &pending)
      var fresh: [Record] = []
      for (entity, object) in zip(change.objects, objects) {
        let type = change.edgeType == 0 ? object.type : change.edgeType
        guard isEdge(type, of: connection, list) else { continue }
        let item =
          change.edgeType == 0 ? reader.item(object, &pending) : EdgeSet.Item.node(object)
        guard open.set.insert(item) else { continue }
        let edge = newEdge(type, in: connection, key, &pending, &run)
        if change.edgeType == 0 {
          copy(entries[entity] ?? [], of: object, to: edge, &pending)
        } else {
          pending.set(edge, SlotAddress(key: ConnectionFields.node), .link(object))
          pending.set(edge, SlotAddress(key: ConnectionFields.cursor), .null)
        }
        edge.head.pointee.isEdge = true
        fresh.append(edge)
      }
      close(
        open, with: fresh, at: change.isPrepended ? 0 : open.records.count, of: connection,
        &pending)
    }
  }

  /// Whether edges of a connection are of a type, as far as anybody knows.
  private func isEdge(_ type: UInt32, of connection: Record, _ list: LinkList) -> Bool {
    let known = Registry.shared.edge(of: connection.type)
    if known != 0 { return satisfies(type, known) }
    return list.records.first.map { $0.type == type } ?? true
  }

  private func newEdge(
    _ type: UInt32, in connection: Record, _ key: String, _ pending: inout PendingChanges,
    _ run: inout EditRun
  ) -> Record {
    let counter = SlotAddress(key: ConnectionFields.nextEdgeIndex)
    var index = 0
    if case .int(let next) = pending.value(connection, counter), next >= 0, next < .max {
      index = next
    }
    let edge = record(of: (type, "\(key):edges:\(index)"))
    pending.set(connection, counter, .int(index + 1))
    run.named.append(edge)
    for place in edge.heldPlaces { pending.set(edge, place, .missing) }
    return edge
  }

  private func copy(
    _ entries: [Entry], of object: Record, to edge: Record, _ pending: inout PendingChanges
  ) {
    for entry in entries {
      guard let place = object.place(entry) else { continue }
      let key = pending.layouts.key(of: place, in: object)
      pending.set(edge, SlotAddress(key: key), pending.value(object, place))
    }
  }

  /// Takes the edges whose node has one of the ids out of lists.
  func deleteEdges(
    of ids: ArraySlice<String>, from connections: [String], _ pending: inout PendingChanges,
    _ run: inout EditRun
  ) {
    let ids = Set(ids.map(UTF8Key.init))
    for key in connections {
      guard let (connection, list) = connection(key, &pending) else {
        run.unseenLists.append(key)
        continue
      }
      var reader = EdgeReader()
      let kept = list.records.filter { edge in
        guard let node = reader.node(edge, &pending), node.head.pointee.isKeyed,
          !Registry.shared.isComposite(node.type)
        else { return true }
        return !ids.contains(UTF8Key(text: node.key))
      }
      if kept.count == list.records.count { continue }
      pending.set(
        connection, edgesAddress(of: connection), .list(LinkList(ContiguousArray(kept))))
    }
  }
}

extension PendingChanges.Source {
  /// The entries of some objects, by object, from the runs in which what is in them stands.
  func entries(of objects: [UInt32], in runs: Range<Int>) -> [UInt32: [Entry]] {
    var entries: [UInt32: [Entry]] = [:]
    for object in objects { entries[object] = [] }
    for index in runs {
      let run = parts.runs[index]
      guard entries[run.entity] != nil else { continue }
      entries[run.entity]?
        .append(contentsOf: parts.entries.slice(Int(run.start), Int(run.count)))
    }
    return entries
  }
}

extension StoreCore {
  /// Merges a page into the list it is part of (B-9.1 to B-9.5).
  func merge(
    _ change: PageChange, of source: PendingChanges.Source, _ pending: inout PendingChanges,
    _ run: inout EditRun
  ) {
    if let list = change.list { return merge(change, intoList: list, of: source, &pending, &run) }
    let parent = source.values.entities[Int(change.parent)].takeUnretainedValue()
    let link = Registry.shared.address(type: parent.type, key: change.link)
    guard change.page != EntityChange.none else {
      // A null that was to be a further page takes nothing from the list.
      let isFirst = change.after == nil && change.before == nil
      if isFirst || pending.value(parent, link).isMissing {
        pending.set(parent, link, .null)
        copyErrors(of: change, in: parent, &run)
      }
      return
    }
    let page = source.values.entities[Int(change.page)].takeUnretainedValue()
    let key = "\(parent.fullKey):\(Registry.shared.text(ofKey: change.link))"
    let connection = record(of: (page.type, key))
    run.named.append(connection)
    let name = EditRun.MergedPage(
      connection: ObjectIdentifier(connection), page: ObjectIdentifier(page))
    guard run.merged.insert(name).inserted else { return }

    var layouts = SlotLayouts()
    let merge = PageMerge(change, of: source, page: page, connection: connection, &layouts)
    let place = place(of: change, merge, link: pending.value(parent, link), &pending)
    pending.set(parent, link, .link(connection))
    if case .whole = place { copyErrors(of: change, in: parent, &run) }
    finish(merge, place, key: key, mergeEdges(merge, place, &pending), &pending, &run)
  }

  /// What a deferred part brings to a page that was merged before.
  private func merge(
    _ change: PageChange, intoList key: String, of source: PendingChanges.Source,
    _ pending: inout PendingChanges, _ run: inout EditRun
  ) {
    let page = source.values.entities[Int(change.page)].takeUnretainedValue()
    guard let connection = record(type: page.type, path: key), pending.isLive(connection) else {
      return
    }
    run.named.append(connection)
    if change.isInfo {
      let places = PageMerge.places(of: change.page, page, in: change.runs, source)
      return take(
        places, of: page, into: connection, PagePlace(change), isMerged: change.hasInfo, &pending)
    }
    var layouts = SlotLayouts()
    let merge = PageMerge(change, of: source, page: page, connection: connection, &layouts)
    let place = place(of: change, merge, link: .link(connection), &pending)
    let outcome =
      merge.hasEdges && !merge.areEdgesMerged ? mergeEdges(merge, place, &pending) : .inPlace
    finish(merge, place, key: key, outcome, &pending, &run)
  }

  /// The list's other fields follow the page once its edges are merged.
  private func finish(
    _ merge: PageMerge, _ place: PagePlace, key: String, _ outcome: Outcome,
    _ pending: inout PendingChanges, _ run: inout EditRun
  ) {
    if outcome != .inPlace { run.problems.append(.pageOutOfPlace) }
    if outcome == .ignored { return }
    copyErrors(of: merge, place, &run)
    for place in merge.others {
      pending.set(merge.connection, place, pending.value(merge.page, place))
    }
    if outcome == .inPlace { mergeInfo(merge, place, key: key, &pending, &run) }
  }

  private func place(
    of change: PageChange, _ merge: PageMerge, link: Value, _ pending: inout PendingChanges
  ) -> PagePlace {
    guard case .link(let held) = link, held === merge.connection,
      !pending.value(held, edgesAddress(of: held)).isMissing
    else { return .whole }
    return PagePlace(change)
  }

  func edgesAddress(of connection: Record) -> SlotAddress {
    Registry.shared.address(type: connection.type, key: ConnectionFields.edges)
  }

  // MARK: Edges

  private enum Outcome {
    case inPlace
    /// The cursor is in the list, but not where the list ends or begins.
    case insideTheList
    case ignored
  }

  private func mergeEdges(
    _ merge: PageMerge, _ place: PagePlace, _ pending: inout PendingChanges
  ) -> Outcome {
    let cursor: String
    var isAfter = true
    switch place {
    case .whole:
      if merge.hasEdges { replaceEdges(merge, &pending) }
      return .inPlace
    case .after(let text): cursor = text
    case .before(let text): (cursor, isAfter) = (text, false)
    }
    let held = pending.value(merge.connection, edgesAddress(of: merge.connection)).list ?? .empty
    var reader = EdgeReader()
    var open = reader.open(held, in: self, &pending)
    let position = position(
      of: cursor, among: open.records, of: merge.connection, isAfter: isAfter, &pending)
    var fresh: [Record] = []
    if position != nil, merge.hasEdges,
      case .list(let added) = pending.value(merge.page, edgesAddress(of: merge.page))
    {
      fresh = reader.fresh(added.records, beside: &open.set, &pending)
    }
    close(open, with: fresh, at: position?.index ?? 0, of: merge.connection, &pending)
    guard let position else { return .ignored }
    return position.isAtEnd ? .inPlace : .insideTheList
  }

  /// Puts a list that was opened together again, with what was added to it.
  func close(
    _ open: consuming OpenList, with fresh: [Record], at index: Int, of connection: Record,
    _ pending: inout PendingChanges
  ) {
    let records = open.records.inserting(fresh, at: index)
    var list = open.held
    if !records.isShared(with: open.held.records) {
      list = LinkList(records)
      pending.set(connection, edgesAddress(of: connection), .list(list))
    }
    open.set.epoch = edgeEpoch
    list.edges = open.set
  }

  /// The page's edges are the list.
  private func replaceEdges(_ merge: PageMerge, _ pending: inout PendingChanges) {
    let edges = pending.value(merge.page, edgesAddress(of: merge.page))
    let address = edgesAddress(of: merge.connection)
    guard case .list(let page) = edges else {
      pending.set(merge.connection, address, edges)
      return
    }
    var reader = EdgeReader()
    var set = EdgeSet(epoch: edgeEpoch)
    set.reserve(page.records.count)
    let fresh = reader.fresh(page.records, beside: &set, &pending)
    // The page's own list, unless something was left out.
    let list = fresh.count == page.count ? page : LinkList(ContiguousArray(fresh))
    pending.set(merge.connection, address, .list(list))
    list.edges = set
  }

  private struct InsertPosition {
    let index: Int
    /// The cursor is where the list ends, or begins.
    let isAtEnd: Bool
  }

  /// Where a page goes that was asked for with a cursor: at the edge of that cursor; at the list's end where
  /// the list ends with the cursor and no edge has it any more. Nil where the list does not know the
  /// cursor.
  private func position(
    of cursor: String, among edges: RecordSlice, of connection: Record, isAfter: Bool,
    _ pending: inout PendingChanges
  ) -> InsertPosition? {
    let end = pageInfo(
      of: connection, isAfter ? ConnectionFields.endCursor : ConnectionFields.startCursor, &pending)
    var isAtEnd = false
    if case .string(let end) = end { isAtEnd = utf8Equal(end, cursor) }
    let count = edges.count
    var reader = EdgeReader()
    for offset in 0..<count {
      let index = isAfter ? count - 1 - offset : offset
      guard let held = reader.cursor(edges[index], &pending), utf8Equal(held, cursor)
      else { continue }
      return InsertPosition(index: isAfter ? index + 1 : index, isAtEnd: isAtEnd)
    }
    return isAtEnd ? InsertPosition(index: isAfter ? count : 0, isAtEnd: true) : nil
  }

  // MARK: Page info

  private func pageInfo(
    of connection: Record, _ field: UInt32, _ pending: inout PendingChanges
  ) -> Value {
    let address = Registry.shared.address(type: connection.type, key: ConnectionFields.pageInfo)
    guard case .link(let info) = pending.value(connection, address) else { return .missing }
    return pending.value(info, Registry.shared.address(type: info.type, key: field))
  }

  private func mergeInfo(
    _ merge: PageMerge, _ place: PagePlace, key: String, _ pending: inout PendingChanges,
    _ run: inout EditRun
  ) {
    let connection = merge.connection
    let address = Registry.shared.address(type: connection.type, key: ConnectionFields.pageInfo)
    guard let info = merge.info else {
      if merge.isInfoNull, pending.value(connection, address).isMissing {
        pending.set(connection, address, .null)
      }
      return
    }
    let record = record(of: (info.record.type, key + ":pageInfo"))
    run.named.append(record)
    pending.set(connection, address, .link(record))
    take(
      info.places, of: info.record, into: record, place, isMerged: merge.isInfoMerged, &pending)
  }

  /// The list's page info takes over members of a page's.
  ///
  /// - Parameter isMerged: It did so before, and may be that of further pages by now: of the members that
  ///   say where the list ends it takes those it lacks.
  private func take(
    _ places: [Record.Place], of info: Record, into record: Record, _ page: PagePlace,
    isMerged: Bool, _ pending: inout PendingChanges
  ) {
    for place in places {
      let value = pending.value(info, place)
      let field = pending.layouts.key(of: place, in: info)
      let slot = SlotAddress(key: field)
      let isKnown =
        isMerged && PagePlace.ends.contains(field) && !pending.value(record, slot).isMissing
      if !isKnown, page.takes(field, value) { pending.set(record, slot, value) }
    }
  }
}

extension PagePlace {
  /// The members of a page info that say where a list ends.
  fileprivate static let ends = [
    ConnectionFields.hasNextPage, ConnectionFields.endCursor, ConnectionFields.hasPreviousPage,
    ConnectionFields.startCursor,
  ]

  /// Whether the list's page info takes a member of the page's (B-9.3). An empty page has no cursors, and
  /// the list ends where it did.
  fileprivate func takes(_ field: UInt32, _ value: Value) -> Bool {
    var isNull = false
    if case .null = value { isNull = true }
    switch field {
    case ConnectionFields.hasNextPage, ConnectionFields.endCursor:
      if case .before = self { return false }
      if case .after = self { return !isNull }
    case ConnectionFields.hasPreviousPage, ConnectionFields.startCursor:
      if case .after = self { return false }
      if case .before = self { return !isNull }
    default: break
    }
    return true
  }
}

extension Value {
  var list: LinkList? {
    if case .list(let list) = self { list } else { nil }
  }
}

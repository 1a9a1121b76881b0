extension Parser {
  /// The value at the cursor, of a field that does more than store it.
  @inline(never) mutating func edit(
    by field: UnsafePointer<CompiledField>, in entity: UInt32, _ type: UInt32, _ firstKeyPart: Int
  ) throws(ParseFailure) {
    let firstRun = parts.runs.count
    try value(of: field, in: entity, type, firstKeyPart)
    guard let edit = field.pointee.edit?.takeUnretainedValue(), parts.entries.count > 0 else {
      return
    }
    let runs = firstRun..<parts.runs.count
    // The field's own entry is the last: what is below it was read before.
    let entry = parts.entries[parts.entries.count - 1]
    let rendered = rendered(edit)
    if let list = field.pointee.connection, entry.tag == .link || entry.tag == .null {
      parts.edits.append(
        .page(
          PageChange(
            parent: entity, slot: entry.slot, link: storageKey(of: list),
            page: entry.tag == .link ? UInt32(truncatingIfNeeded: entry.bits) : EntityChange.none,
            after: rendered.after, before: rendered.before, runs: runs)))
    }
    if let edit = edit.edit, let change = change(edit, rendered.connections, entry, runs) {
      note(change)
    }
  }

  /// Deletions that follow one another are one, so that a list is gone through once for all of them.
  private mutating func note(_ change: EditChange) {
    switch (parts.edits.last, change) {
    case (.deleteRecords(let ids), .deleteRecords(let more)):
      parts.edits[parts.edits.count - 1] = .deleteRecords(ids: ids.lowerBound..<more.upperBound)
    case (.deleteEdges(let connections, let ids), .deleteEdges(let others, let more))
    where connections.elementsEqual(others, by: utf8Equal):
      parts.edits[parts.edits.count - 1] = .deleteEdges(
        connections: connections, ids: ids.lowerBound..<more.upperBound)
    default: parts.edits.append(change)
    }
  }

  private mutating func rendered(_ edit: CompiledEdit) -> RenderedEdit {
    if let known = edits[ObjectIdentifier(edit)] { return known }
    let rendered = RenderedEdit(edit, variables)
    edits[ObjectIdentifier(edit)] = rendered
    return rendered
  }

  /// Nil where there is nothing to do.
  private mutating func change(
    _ edit: Edit, _ connections: [String], _ entry: Entry, _ runs: Range<Int>
  ) -> EditChange? {
    switch edit {
    case .appendEdge: insertion(of: entry, 0, connections, runs, isPrepended: false)
    case .prependEdge: insertion(of: entry, 0, connections, runs, isPrepended: true)
    case .appendNode(_, let type):
      insertion(of: entry, type.number, connections, runs, isPrepended: false)
    case .prependNode(_, let type):
      insertion(of: entry, type.number, connections, runs, isPrepended: true)
    case .deleteEdge:
      connections.isEmpty ? nil : .deleteEdges(connections: connections, ids: ids(in: entry))
    case .deleteRecord: .deleteRecords(ids: ids(in: entry))
    }
  }

  private func insertion(
    of entry: Entry, _ edgeType: UInt32, _ connections: [String], _ runs: Range<Int>,
    isPrepended: Bool
  ) -> EditChange? {
    let objects: [UInt32]
    switch entry.tag {
    case .link: objects = [UInt32(truncatingIfNeeded: entry.bits)]
    case .list:
      objects = parts.links.slice(entry.offset, entry.count).filter { $0 != EntityChange.none }
    default: objects = []
    }
    if objects.isEmpty || connections.isEmpty { return nil }
    return .insert(
      InsertChange(
        connections: connections, isPrepended: isPrepended, edgeType: edgeType, objects: objects,
        runs: runs))
  }

  /// Keeps the texts of an entry, of an id or of a list of them, behind those of the earlier ones.
  private mutating func ids(in entry: Entry) -> Range<Int> {
    let first = parts.ids.count
    switch entry.tag {
    case .text: parts.ids.append(Bytes.string(parts.source.slice(entry.offset, entry.count)))
    case .arenaText: parts.ids.append(Bytes.string(parts.arena.slice(entry.offset, entry.count)))
    case .scalars:
      for index in entry.offset..<entry.offset + entry.count { _ = ids(in: parts.scalars[index]) }
    default: break
    }
    return first..<parts.ids.count
  }
}

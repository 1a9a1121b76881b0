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
            parent: entity, link: storageKey(of: list),
            page: entry.tag == .link ? UInt32(truncatingIfNeeded: entry.bits) : EntityChange.none,
            after: rendered.after, before: rendered.before, runs: runs)))
    }
    if let edit = edit.edit, let change = change(edit, rendered.connections, entry, runs) {
      parts.edits.append(change)
    }
  }

  private mutating func rendered(_ edit: CompiledEdit) -> RenderedEdit {
    if let known = edits[ObjectIdentifier(edit)] { return known }
    let rendered = RenderedEdit(edit, variables)
    edits[ObjectIdentifier(edit)] = rendered
    return rendered
  }

  /// Nil where there is nothing to do.
  private func change(
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

  /// The texts of an entry: of an id, or of a list of them.
  private func ids(in entry: Entry) -> [String] {
    switch entry.tag {
    case .text: return [Bytes.string(parts.source.slice(entry.offset, entry.count))]
    case .arenaText: return [Bytes.string(parts.arena.slice(entry.offset, entry.count))]
    case .scalars:
      var texts: [String] = []
      for index in entry.offset..<entry.offset + entry.count {
        texts += ids(in: parts.scalars[index])
      }
      return texts
    default: return []
    }
  }
}

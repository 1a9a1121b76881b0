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
    // The field's own entry is the last: what is below it was read before.
    let entry = parts.entries[parts.entries.count - 1]
    if let page = rendered(edit).page, entry.tag == .link || entry.tag == .null {
      parts.edits.append(
        .page(
          PageChange(
            parent: entity, link: page.link,
            page: entry.tag == .link ? UInt32(truncatingIfNeeded: entry.bits) : EntityChange.none,
            after: page.after, before: page.before, runs: firstRun..<parts.runs.count)))
    }
  }

  private mutating func rendered(_ edit: CompiledEdit) -> RenderedEdit {
    if let known = edits[ObjectIdentifier(edit)] { return known }
    let rendered = RenderedEdit(edit, variables)
    edits[ObjectIdentifier(edit)] = rendered
    return rendered
  }
}

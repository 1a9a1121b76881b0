extension Parser {
  /// The value at the cursor, of a field of an object.
  @inline(__always) mutating func value(
    of field: UnsafePointer<CompiledField>, in entity: UInt32, _ type: UInt32, _ firstKeyPart: Int
  ) throws(ParseFailure) {
    switch field.pointee.operation {
    case .string where !field.pointee.isPlural && at.pointee == UInt8(ascii: "\""),
      .id where !field.pointee.isPlural && at.pointee == UInt8(ascii: "\""):
      let text = try string()
      if field.pointee.keyPart >= 0 { keep(text, field, firstKeyPart) }
      append(
        Entry(
          text.isInArena ? .arenaText : .text, slot: slot(of: field), offset: text.offset,
          count: text.count), to: entity)
    case .link:
      try link(field, in: entity)
    case .typename:
      try skipValue()
    case .membership:
      if at.pointee == UInt8(ascii: "\"") {
        parts.memberships.append(Membership(type: type, abstract: field.pointee.abstract))
      }
      try skipValue()
    default:
      if field.pointee.isPlural {
        try scalars(field, in: entity)
      } else {
        let first = at
        let entry = try scalar(field.pointee.operation, slot: slot(of: field))
        if field.pointee.keyPart >= 0 { keep(entry, first, field, firstKeyPart) }
        append(entry, to: entity)
      }
    }
  }

  @inline(__always) private mutating func append(_ entry: Entry, to entity: UInt32) {
    let last = parts.runs.count - 1
    if last >= 0, parts.runs[last].entity == entity {
      parts.runs.pointer(last).pointee.count &+= 1
    } else {
      parts.runs.append(
        Run(entity: entity, start: UInt32(truncatingIfNeeded: parts.entries.count), count: 1))
    }
    parts.entries.append(entry)
  }

  /// Where a field's value goes, as `Entry.slot`.
  @inline(__always) mutating func slot(
    of field: UnsafePointer<CompiledField>
  ) -> UInt32 {
    let own = field.pointee.own
    return own.dynamic < 0 ? own.slot : Entry.byKey | storageKey(of: own)
  }

  /// The number of a storage key; one with variables is rendered at its first use.
  mutating func storageKey(of slot: CompiledSlot) -> UInt32 {
    let number = slot.dynamic
    if number < 0 { return slot.storageKey }
    while dynamicKeys.count <= Int(number) { dynamicKeys.append(0) }
    if dynamicKeys[Int(number)] == 0 {
      let text = plan.dynamicKey(number).rendered(with: variables)
      dynamicKeys[Int(number)] = Registry.shared.hold(text)
    }
    return dynamicKeys[Int(number)]
  }

  // MARK: Scalars

  /// A scalar of a kind; one of another kind is kept as it came, an object or a list is malformed, and
  /// a custom scalar is anything (B-4.4, B-5.4).
  private mutating func scalar(
    _ kind: CompiledField.Operation, slot: UInt32
  ) throws(ParseFailure) -> Entry {
    switch at.pointee {
    case UInt8(ascii: "\""):
      let text = try string()
      return Entry(
        text.isInArena ? .arenaText : .text, slot: slot, offset: text.offset, count: text.count)
    case UInt8(ascii: "n"):
      try word("null")
      return Entry(.null, slot: slot)
    default:
      break
    }
    if kind == .custom {
      let first = at
      try skipValue()
      return Entry(.text, slot: slot, offset: first - start, count: at - first)
    }
    switch at.pointee {
    case UInt8(ascii: "t"):
      try word("true")
      return Entry(.bool, slot: slot, bits: 1)
    case UInt8(ascii: "f"):
      try word("false")
      return Entry(.bool, slot: slot, bits: 0)
    case UInt8(ascii: "{"): throw failure("an object stands where a scalar is due")
    case UInt8(ascii: "["): throw failure("a list stands where a single scalar is due")
    default: return try numeric(kind, slot: slot)
    }
  }

  private mutating func numeric(
    _ kind: CompiledField.Operation, slot: UInt32
  ) throws(ParseFailure) -> Entry {
    if kind == .int {
      return Entry(.int, slot: slot, bits: UInt64(bitPattern: Int64(try integer())))
    }
    if kind == .float {
      return Entry(.double, slot: slot, bits: try float().bitPattern)
    }
    let first = at
    let token = try number()
    // An ID's digits are its text, as the server wrote them.
    if kind == .id, token.isInteger {
      return Entry(.text, slot: slot, offset: first - start, count: token.count)
    }
    if token.isInteger, let whole = token.wholeNumber {
      return Entry(.int, slot: slot, bits: UInt64(bitPattern: Int64(whole)))
    }
    at = first
    return Entry(.double, slot: slot, bits: try float().bitPattern)
  }

  private mutating func scalars(
    _ field: UnsafePointer<CompiledField>, in entity: UInt32
  ) throws(ParseFailure) {
    let slot = slot(of: field)
    if at.pointee == UInt8(ascii: "n") {
      try word("null")
      append(Entry(.null, slot: slot), to: entity)
      return
    }
    guard at.pointee == UInt8(ascii: "[") else {
      throw failure("`\(field.pointee.name.text)` is a list, and something else stands there")
    }
    let first = parts.scalars.count
    if firstElement() {
      repeat {
        parts.scalars.append(try scalar(field.pointee.operation, slot: 0))
      } while try anotherElement()
    }
    append(
      Entry(.scalars, slot: slot, offset: first, count: parts.scalars.count - first), to: entity)
  }

  // MARK: Links

  private mutating func link(
    _ field: UnsafePointer<CompiledField>, in entity: UInt32
  ) throws(ParseFailure) {
    let slot = slot(of: field)
    if at.pointee == UInt8(ascii: "n") {
      try word("null")
      append(Entry(.null, slot: slot), to: entity)
      return
    }
    guard let child = field.pointee.child else { return try skipValue() }
    if !field.pointee.isPlural {
      guard at.pointee == UInt8(ascii: "{") else {
        throw failure("`\(field.pointee.name.text)` is an object, and something else stands there")
      }
      let target = try object(
        child, parent: entity, storageKey: storageKey(of: field.pointee.own),
        position: EntityChange.none)
      append(Entry(.link, slot: slot, bits: UInt64(target)), to: entity)
      return
    }
    guard at.pointee == UInt8(ascii: "[") else {
      throw failure("`\(field.pointee.name.text)` is a list, and something else stands there")
    }
    try linkList(field, child, in: entity, slot)
  }

  private mutating func linkList(
    _ field: UnsafePointer<CompiledField>, _ child: UnsafePointer<CompiledSelection>,
    in entity: UInt32, _ slot: UInt32
  ) throws(ParseFailure) {
    let key = storageKey(of: field.pointee.own)
    let first = links.count
    if firstElement() {
      repeat {
        if at.pointee == UInt8(ascii: "{") {
          let position = UInt32(truncatingIfNeeded: links.count - first)
          links.append(try object(child, parent: entity, storageKey: key, position: position))
        } else if at.pointee == UInt8(ascii: "n") {
          try word("null")
          links.append(EntityChange.none)
        } else {
          throw failure(
            "`\(field.pointee.name.text)` lists objects, and something else stands there")
        }
      } while try anotherElement()
    }
    let count = links.count - first
    let offset = parts.links.count
    parts.links.append(links.slice(first, count))
    links.removeLast(to: first)
    append(Entry(.list, slot: slot, offset: offset, count: count), to: entity)
  }

  // MARK: Identities

  @inline(__always) private func keep(
    _ text: TextRange, _ field: UnsafePointer<CompiledField>, _ firstKeyPart: Int
  ) {
    keyParts[firstKeyPart + Int(field.pointee.keyPart)] = KeyPart(range: text)
  }

  /// A string's contents, or any other scalar's text as the server wrote it (B-2.3).
  private func keep(
    _ entry: Entry, _ first: UnsafePointer<UInt8>, _ field: UnsafePointer<CompiledField>,
    _ firstKeyPart: Int
  ) {
    switch entry.tag {
    case .null: break
    case .text, .arenaText:
      keep(
        TextRange(offset: entry.offset, count: entry.count, isInArena: entry.tag == .arenaText),
        field, firstKeyPart)
    default:
      keep(
        TextRange(offset: first - start, count: at - first, isInArena: false), field, firstKeyPart)
    }
  }
}

// Entries against slots: comparing without making a string, making values where they differ.

extension PendingChanges {
  /// Whether a slot already holds what an entry says: strings by bytes, numbers by value, links by
  /// identity, lists element by element (B-8.3).
  @inline(__always) func holds(_ value: Value, _ entry: Entry) -> Bool {
    switch value {
    case .string(let text):
      switch entry.tag {
      case .text: return Bytes.equal(text, changes.parts.source.slice(entry.offset, entry.count))
      case .arenaText:
        return Bytes.equal(text, changes.parts.arena.slice(entry.offset, entry.count))
      default: return false
      }
    case .int(let int):
      if entry.tag == .int { return int == entry.int }
      return entry.tag == .double && Double(int) == entry.double
        && Int(exactly: entry.double) == int
    case .double(let double):
      if entry.tag == .double { return double == entry.double }
      return entry.tag == .int && Int(exactly: double) == entry.int
    case .bool(let bool): return entry.tag == .bool && bool == entry.bool
    case .null: return entry.tag == .null
    case .missing: return false
    case .link(let target):
      return entry.tag == .link && entities[Int(entry.bits)] === target
    case .list(let list): return entry.tag == .list && holds(list, entry)
    case .scalars(let list): return entry.tag == .scalars && holds(list, entry)
    }
  }

  @inline(never) private func holds(_ list: LinkList, _ entry: Entry) -> Bool {
    guard list.entries.count == entry.count else { return false }
    let targets = changes.parts.links.slice(entry.offset, entry.count)
    for (index, target) in targets.enumerated() {
      let record = target == EntityChange.none ? nil : entities[Int(target)]
      if record !== list.entries[index] { return false }
    }
    return true
  }

  @inline(never) private func holds(_ list: ScalarList, _ entry: Entry) -> Bool {
    guard list.values.count == entry.count else { return false }
    for (index, element) in changes.parts.scalars.slice(entry.offset, entry.count).enumerated()
    where !holds(Value(list.values[index]), element) {
      return false
    }
    return true
  }

  /// The value an entry stands for.
  @inline(__always) func value(of entry: Entry) -> Value {
    switch entry.tag {
    case .null: .null
    case .bool: .bool(entry.bool)
    case .int: .int(entry.int)
    case .double: .double(entry.double)
    case .text: .string(Bytes.string(changes.parts.source.slice(entry.offset, entry.count)))
    case .arenaText: .string(Bytes.string(changes.parts.arena.slice(entry.offset, entry.count)))
    case .link: .link(entities[Int(entry.bits)])
    case .list: .list(list(of: entry))
    case .scalars: .scalars(scalars(of: entry))
    }
  }

  private func list(of entry: Entry) -> LinkList {
    var records: [Record?] = []
    records.reserveCapacity(entry.count)
    for target in changes.parts.links.slice(entry.offset, entry.count) {
      records.append(target == EntityChange.none ? nil : entities[Int(target)])
    }
    return LinkList(records)
  }

  private func scalars(of entry: Entry) -> ScalarList {
    var values: [Scalar] = []
    values.reserveCapacity(entry.count)
    for element in changes.parts.scalars.slice(entry.offset, entry.count) {
      values.append(value(of: element).scalar ?? .null)
    }
    return ScalarList(values)
  }
}

extension Entry {
  var bool: Bool { bits != 0 }
  var int: Int { Int(Int64(bitPattern: bits)) }
  var double: Double { Double(bitPattern: bits) }
}

extension Value {
  init(_ scalar: Scalar) {
    switch scalar {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    }
  }
}

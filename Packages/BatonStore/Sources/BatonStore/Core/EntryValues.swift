/// What the entries of a change set stand for.
///
/// Bitwise copyable and apart from `PendingChanges`: to ask a value that is being changed copies all of
/// it first, for each entry.
struct EntryValues: BitwiseCopyable {
  let source: FlatBuffer<UInt8>
  let arena: FlatBuffer<UInt8>
  let links: FlatBuffer<UInt32>
  let scalars: FlatBuffer<Entry>
  /// The record of each entity.
  let entities: FlatBuffer<Unmanaged<Record>>

  init(_ parts: ChangeSet.Parts, _ entities: FlatBuffer<Unmanaged<Record>>) {
    source = parts.source
    arena = parts.arena
    links = parts.links
    scalars = parts.scalars
    self.entities = entities
  }

  /// Whether a slot already holds what an entry says (B-8.3). Texts agree in their bytes, and links in the
  /// record they lead to.
  @inline(__always) func holds(_ slot: SlotPointer, _ entry: Entry) -> Bool {
    switch (slot.tag.pointee, entry.tag) {
    case (.string, .text):
      return Bytes.equal(slot.string.pointee, source.slice(entry.offset, entry.count))
    case (.link, .link):
      return slot.link.pointee === entities[Int(entry.bits)].takeUnretainedValue()
    case (.int, .int): return slot.int == entry.int
    case (.null, .null): return true
    case (.double, .double): return slot.double == entry.double
    case (.bool, .bool): return slot.bool == entry.bool
    case (.string, .arenaText):
      return Bytes.equal(slot.string.pointee, arena.slice(entry.offset, entry.count))
    case (.list, .list): return holds(slot.list.pointee, entry)
    case (.scalars, .scalars): return holds(slot.scalars.pointee, entry)
    case (.int, .double): return Int(exactly: entry.double) == slot.int
    case (.double, .int): return Int(exactly: slot.double) == entry.int
    default: return false
    }
  }

  /// Whether an entry shows that a list's row is another than the record was (B-2.7).
  func isOtherRow(_ slot: SlotPointer, _ entry: Entry) -> Bool {
    slot.isScalar && entry.tag != .link && entry.tag != .list && !holds(slot, entry)
  }

  @inline(never) private func holds(_ list: LinkList, _ entry: Entry) -> Bool {
    guard list.count == entry.count else { return false }
    let targets = links.slice(entry.offset, entry.count)
    if list.hasNulls {
      for (index, record) in list.entries.enumerated() {
        let target = targets[index]
        if target == EntityChange.none
          ? record != nil : record !== entities[Int(target)].takeUnretainedValue()
        {
          return false
        }
      }
      return true
    }
    for (index, record) in list.records.enumerated() {
      let target = targets[index]
      if target == EntityChange.none { return false }
      if entities[Int(target)].toOpaque() != Unmanaged.passUnretained(record).toOpaque() {
        return false
      }
    }
    return true
  }

  @inline(never) private func holds(_ list: ScalarList, _ entry: Entry) -> Bool {
    guard list.values.count == entry.count else { return false }
    for (index, element) in scalars.slice(entry.offset, entry.count).enumerated()
    where !holds(list.values[index], element) {
      return false
    }
    return true
  }

  private func holds(_ scalar: Scalar, _ entry: Entry) -> Bool {
    switch (scalar, entry.tag) {
    case (.null, .null): true
    case (.bool(let value), .bool): value == entry.bool
    case (.int(let value), .int): value == entry.int
    case (.double(let value), .double): value == entry.double
    case (.int(let value), .double): Int(exactly: entry.double) == value
    case (.double(let value), .int): Int(exactly: value) == entry.int
    case (.string(let text), .text):
      Bytes.equal(text, source.slice(entry.offset, entry.count))
    case (.string(let text), .arenaText):
      Bytes.equal(text, arena.slice(entry.offset, entry.count))
    default: false
    }
  }

  /// The value an entry stands for.
  @inline(__always) func value(of entry: Entry) -> Value {
    switch entry.tag {
    case .null: .null
    case .bool: .bool(entry.bool)
    case .int: .int(entry.int)
    case .double: .double(entry.double)
    case .text: .string(Bytes.string(source.slice(entry.offset, entry.count)))
    case .arenaText: .string(Bytes.string(arena.slice(entry.offset, entry.count)))
    case .link: .link(entities[Int(entry.bits)].takeUnretainedValue())
    case .list: .list(list(of: entry))
    case .scalars: .scalars(scalarList(of: entry))
    }
  }

  /// Puts what an entry stands for into a slot that is missing: `value(of:)` without a value between.
  @inline(__always) func fill(_ slot: SlotPointer, with entry: Entry) {
    switch entry.tag {
    case .text:
      slot.initialize(
        .string, to: Bytes.string(source.slice(entry.offset, entry.count)))
    case .link: slot.initialize(.link, to: entities[Int(entry.bits)].takeUnretainedValue())
    case .int: slot.initialize(.int, to: entry.int)
    case .double: slot.initialize(.double, to: entry.double)
    case .bool: slot.initialize(.bool, to: entry.bool)
    case .null: slot.tag.pointee = .null
    case .arenaText, .list, .scalars: slot.replace(with: value(of: entry))
    }
  }

  private func list(of entry: Entry) -> LinkList {
    let targets = links.slice(entry.offset, entry.count)
    if targets.contains(EntityChange.none) {
      return LinkList(
        ContiguousArray(
          targets.map { $0 == EntityChange.none ? nil : entities[Int($0)].takeUnretainedValue() }))
    }
    return LinkList(
      RecordSlice(count: entry.count) { start in
        for (index, target) in targets.enumerated() {
          (start + index).initialize(to: entities[Int(target)].takeUnretainedValue())
        }
      })
  }

  private func scalarList(of entry: Entry) -> ScalarList {
    var values: [Scalar] = []
    values.reserveCapacity(entry.count)
    for element in scalars.slice(entry.offset, entry.count) {
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

extension SlotPointer {
  /// A scalar, null among them, as against a link, a list of links and nothing at all.
  var isScalar: Bool {
    switch tag.pointee {
    case .null, .bool, .int, .double, .string, .scalars: true
    case .missing, .link, .list: false
    }
  }
}

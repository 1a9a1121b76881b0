/// What slots will hold when a batch under layers ends. The records are not touched meanwhile, so that
/// only the net difference is told (B-12.2).
struct Overlay {
  /// A slot of a record, by the number of its storage key: the one name that stays the same when the
  /// record's type gets a fixed place for it.
  struct Slot: Hashable {
    let record: Record
    let key: UInt32

    /// What the record holds there.
    var held: Value { record.find(SlotAddress(key: key))?.value ?? .missing }

    static func == (lhs: Slot, rhs: Slot) -> Bool {
      lhs.record === rhs.record && lhs.key == rhs.key
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(record))
      hasher.combine(key)
    }
  }

  private var values: [Slot: Value] = [:]
  /// The slots in the order in which they were first written, so that two runs tell in one order.
  private(set) var slots: [Slot] = []
  /// The same slots' keys by record.
  private var keys: [ObjectIdentifier: [UInt32]] = [:]
  /// The keys of the fixed slots by type, as far as they were asked for.
  private var layouts: [UInt32: [UInt32]] = [:]

  subscript(slot: Slot) -> Value {
    get { values[slot] ?? slot.held }
    set {
      if values.updateValue(newValue, forKey: slot) != nil { return }
      slots.append(slot)
      keys[ObjectIdentifier(slot.record), default: []].append(slot.key)
    }
  }

  /// The slots that will hold something else than they hold now, of records that the store has.
  var changed: [Slot] {
    slots.filter { $0.record.home != nil && !$0.held.isSame(as: self[$0]) }
  }

  private mutating func slot(_ record: Record, _ place: Record.Place) -> Slot {
    switch place {
    case .overflow(let position):
      return Slot(
        record: record, key: record.head.pointee.overflow?.pointee.slots[position].key ?? 0)
    case .fixed(let index):
      let layout = layouts[record.type] ?? []
      if index < layout.count { return Slot(record: record, key: layout[index]) }
      let known = Registry.shared.slotKeys(type: record.type)
      layouts[record.type] = known
      return Slot(record: record, key: index < known.count ? known[index] : 0)
    }
  }

  /// The slots of a record that will hold something.
  private func heldSlots(of record: Record) -> [Slot] {
    var found: Set<UInt32> = []
    var held: [Slot] = []
    record.forEachSlot { key, _, _ in
      found.insert(key)
      held.append(Slot(record: record, key: key))
    }
    for key in keys[ObjectIdentifier(record)] ?? [] where found.insert(key).inserted {
      held.append(Slot(record: record, key: key))
    }
    return held.filter { !self[$0].isMissing }
  }

  /// Writes a change set over what is there, the last value of a slot winning and rows that are others
  /// rewritten; what was below each slot it wrote.
  mutating func write(
    _ parts: ChangeSet.Parts, _ entities: FlatBuffer<Unmanaged<Record>>, madeAfter last: UInt32
  ) -> [Layer.Undo] {
    var below: [Slot: Value] = [:]
    var undo: [Layer.Undo] = []
    var rows: [Record] = []
    var isOther: Set<ObjectIdentifier> = []
    let reader = EntryValues(parts, entities)
    for runIndex in 0..<parts.runs.count {
      let run = parts.runs[runIndex]
      let record = entities[Int(run.entity)].takeUnretainedValue()
      let isRow = parts.entities[Int(run.entity)].isRow && record.number <= last
      for index in Int(run.start)..<Int(run.start) + Int(run.count) {
        guard let place = record.place(parts.entries[index]) else { continue }
        let slot = slot(record, place)
        let value = reader.value(of: parts.entries[index])
        let current = self[slot]
        let old = below[slot] ?? current
        if isRow, old.isScalar, value.isScalar, !old.isSame(as: value),
          isOther.insert(ObjectIdentifier(record)).inserted
        {
          rows.append(record)
        }
        if below.updateValue(old, forKey: slot) == nil {
          undo.append(Layer.Undo(slot: slot, value: old))
        }
        if !current.isSame(as: value) { self[slot] = value }
      }
    }
    for row in rows {
      for slot in heldSlots(of: row) where below[slot] == nil {
        undo.append(Layer.Undo(slot: slot, value: self[slot]))
        self[slot] = .missing
      }
    }
    return undo
  }
}

extension Value {
  /// A scalar, null among them, as against a link, a list of links and nothing at all.
  var isScalar: Bool {
    switch self {
    case .null, .bool, .int, .double, .string, .scalars: true
    case .missing, .link, .list: false
    }
  }

  /// Equal as B-8.3 has it.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.missing, .missing): true
    case (.link(let lhs), .link(let rhs)): lhs === rhs
    case (.list(let lhs), .list(let rhs)):
      lhs === rhs || lhs.entries.elementsEqual(rhs.entries) { $0 === $1 }
    case (.scalars(let lhs), .scalars(let rhs)):
      lhs.values.elementsEqual(rhs.values) { $0.isSame(as: $1) }
    default:
      if let scalar, let other = other.scalar { scalar.isSame(as: other) } else { false }
    }
  }
}

extension Scalar {
  func isSame(as other: Scalar) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let lhs), .bool(let rhs)): lhs == rhs
    case (.int(let lhs), .int(let rhs)): lhs == rhs
    case (.double(let lhs), .double(let rhs)): lhs == rhs
    case (.int(let int), .double(let double)), (.double(let double), .int(let int)):
      Int(exactly: double) == int
    case (.string(let lhs), .string(let rhs)): utf8Equal(lhs, rhs)
    default: false
    }
  }
}

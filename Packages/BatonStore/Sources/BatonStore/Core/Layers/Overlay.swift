/// What slots will hold when a batch under layers ends. The records are not touched meanwhile, so that
/// only the net difference is told (B-12.2).
struct Overlay {
  /// A slot of a record.
  struct Slot: Hashable {
    let record: Record
    let name: Record.SlotName

    static func == (lhs: Slot, rhs: Slot) -> Bool {
      lhs.record === rhs.record && lhs.name == rhs.name
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(record))
      hasher.combine(name)
    }
  }

  private var values: [Slot: Value] = [:]
  /// The slots in the order in which they were first written, so that two runs tell in one order.
  private(set) var slots: [Slot] = []

  subscript(slot: Slot) -> Value {
    get { values[slot] ?? slot.record.pointer(to: slot.name)?.value ?? .missing }
    set { if values.updateValue(newValue, forKey: slot) == nil { slots.append(slot) } }
  }

  /// The slots of a record that will hold something.
  func heldSlots(of record: Record) -> [Slot] {
    var held: [Slot] = []
    record.forEachSlot { _, place, _ in
      held.append(Slot(record: record, name: record.name(of: place)))
    }
    for slot in slots where slot.record === record && !held.contains(slot) { held.append(slot) }
    return held.filter { !self[$0].isMissing }
  }

  /// Writes a change set over what is there, the last value of a slot winning and rows that are others
  /// rewritten; what was below each slot it wrote.
  mutating func write(
    _ parts: ChangeSet.Parts, _ entities: FlatBuffer<Unmanaged<Record>>, madeIn batch: UInt32
  ) -> [Layer.Undo] {
    var below: [Slot: Value] = [:]
    var undo: [Layer.Undo] = []
    var written: Set<Slot> = []
    var rows: [Record] = []
    let reader = PendingChanges(parts: parts, entities: entities)
    for runIndex in 0..<parts.runs.count {
      let run = parts.runs[runIndex]
      let record = entities[Int(run.entity)].takeUnretainedValue()
      let isRow = parts.entities[Int(run.entity)].isRow && record.head.pointee.batch != batch
      for index in Int(run.start)..<Int(run.start) + Int(run.count) {
        guard let place = record.place(parts.entries[index]) else { continue }
        let slot = Slot(record: record, name: record.name(of: place))
        let value = reader.value(of: parts.entries[index])
        let old = below[slot] ?? self[slot]
        written.insert(slot)
        if isRow, old.isScalar, value.isScalar, !old.isSame(as: value) { rows.append(record) }
        if self[slot].isSame(as: value) { continue }
        if below.updateValue(old, forKey: slot) == nil {
          undo.append(Layer.Undo(slot: slot, value: old))
        }
        self[slot] = value
      }
    }
    for row in rows {
      for slot in heldSlots(of: row) where !written.contains(slot) {
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

// What an optimistic response writes.

extension PendingChanges {
  /// Writes a layer's entries over what is there, the last value of a slot winning and rows that are
  /// others rewritten. `journal` keeps what was below.
  mutating func write(_ source: Source, isMade: (Record) -> Bool) {
    var below: [Name: Value] = [:]
    var rows: [Record] = []
    var isOther: Set<UInt32> = []
    let parts = source.parts
    for runIndex in 0..<parts.runs.count {
      let run = parts.runs[runIndex]
      let record = source.values.entities[Int(run.entity)].takeUnretainedValue()
      let isRow = parts.entities[Int(run.entity)].isRow && !isMade(record)
      for index in Int(run.start)..<Int(run.start) + Int(run.count) {
        guard let place = record.place(parts.entries[index]) else { continue }
        let value = source.values.value(of: parts.entries[index])
        if isRow {
          let name = Name(record: record.index, key: record.name(of: place))
          let old = below[name] ?? self.value(record, place)
          below[name] = old
          if old.isScalar, value.isScalar, !old.isSame(as: value),
            isOther.insert(record.index).inserted
          {
            rows.append(record)
          }
        }
        set(record, place, value)
      }
    }
    if !rows.isEmpty { eraseUnwritten(of: rows, by: source) }
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
    case (.list(let lhs), .list(let rhs)): lhs.isSame(as: rhs)
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

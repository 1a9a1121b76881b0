/// The links that layers hide: what is below the slots that they wrote.
struct HiddenLinks {
  private struct Place: Hashable {
    let record: ObjectIdentifier
    let key: UInt32
  }

  /// What one slot held below its layers.
  struct Targets {
    fileprivate(set) var records: [Record] = []
    /// None is a part of another: each layer that adds to a list hides the same list but for a few entries,
    /// as a part of one storage.
    fileprivate(set) var lists: [RecordSlice] = []

    fileprivate mutating func add(_ value: Value) {
      switch value {
      case .link(let record): records.append(record)
      case .list(let list):
        if lists.contains(where: { $0.covers(list.records) }) { return }
        lists.removeAll { list.records.covers($0) }
        lists.append(list.records)
      default: break
      }
    }

    /// Every record once and again.
    func walk(_ body: (Record) -> Void) {
      for record in records { body(record) }
      for list in lists {
        _ = list.walk { record in
          body(record)
          return true
        }
      }
    }
  }

  private var targets: [Place: Targets] = [:]

  init(_ layers: [Layer]) {
    for layer in layers {
      for undo in layer.undo where undo.value.isLinks {
        let place = Place(record: ObjectIdentifier(undo.record), key: undo.key)
        targets[place, default: Targets()].add(undo.value)
      }
    }
  }

  var isEmpty: Bool { targets.isEmpty }

  func targets(_ record: Record, _ key: UInt32) -> Targets? {
    targets.isEmpty ? nil : targets[Place(record: ObjectIdentifier(record), key: key)]
  }

  var all: some Sequence<Targets> { targets.values }
}

extension Value {
  /// The records that a link or a list leads to.
  var targets: [Record] {
    switch self {
    case .link(let record): [record]
    case .list(let list): Array(list.records)
    default: []
    }
  }

  fileprivate var isLinks: Bool {
    switch self {
    case .link, .list: true
    default: false
    }
  }
}

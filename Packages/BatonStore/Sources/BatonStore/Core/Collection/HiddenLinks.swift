/// The links that layers hide: what is below the slots that they wrote.
struct HiddenLinks {
  private struct Place: Hashable {
    let record: ObjectIdentifier
    let key: UInt32
  }

  private var targets: [Place: [Record]] = [:]

  init(_ layers: [Layer]) {
    for layer in layers {
      for undo in layer.undo {
        let hidden = undo.value.targets
        if hidden.isEmpty { continue }
        let place = Place(record: ObjectIdentifier(undo.record), key: undo.key)
        targets[place, default: []] += hidden
      }
    }
  }

  var isEmpty: Bool { targets.isEmpty }

  func targets(_ record: Record, _ key: UInt32) -> [Record] {
    targets.isEmpty ? [] : targets[Place(record: ObjectIdentifier(record), key: key)] ?? []
  }
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
}

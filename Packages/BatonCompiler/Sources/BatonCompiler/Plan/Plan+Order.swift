extension Plan {
  /// The selections that the root reaches, numbered in the order of a breadth-first walk.
  func breadthFirst(from root: Int) -> Plan {
    var order = [root]
    var numbers = [root: 0]
    var next = 0
    while next < order.count {
      selections[order[next]].forEachLink { child in
        guard numbers[child] == nil else { return }
        numbers[child] = order.count
        order.append(child)
      }
      next += 1
    }
    return Plan(
      selections: order.map { old in
        var selection = selections[old]
        selection.fields = selection.fields.map { $0.renumbered { numbers[$0] ?? 0 } }
        return selection
      })
  }
}

extension PlanSelection {
  func forEachLink(_ body: (Int) -> Void) {
    var open = Array(fields.reversed())
    while let field = open.popLast() {
      switch field {
      case .linked(_, _, _, _, _, _, let selection): body(selection)
      case .inline(_, _, let fields), .deferred(_, _, let fields): open += fields.reversed()
      case .scalar, .typename, .membership: continue
      }
    }
  }
}

extension PlanField {
  func renumbered(_ number: (Int) -> Int) -> PlanField {
    switch self {
    case .linked(let key, let slot, let isPlural, let lookup, let marks, let when, let selection):
      .linked(
        key, slot: slot, isPlural: isPlural, lookup: lookup, marks: marks, when: when,
        selection: number(selection))
    case .inline(let type, let when, let fields):
      .inline(on: type, when: when, fields: fields.map { $0.renumbered(number) })
    case .deferred(let deferral, let when, let fields):
      .deferred(deferral, when: when, fields: fields.map { $0.renumbered(number) })
    case .scalar, .typename, .membership: self
    }
  }
}

extension ValidationRules {
  /// 5.3.2: fields that answer to one member of the response can be one.
  ///
  /// From a list of work instead of by recursion, so the stack is flat however fragments are nested.
  @Sendable static func overlappingFieldsCanBeMerged(_ context: inout ValidationContext) {
    var comparison = OverlapComparison(SelectionComponents(context), context.schema)
    let conflicts = comparison.conflicts(from: context.unspreadOwners())
    for conflict in conflicts {
      let (later, earlier) = (conflict.later, conflict.earlier)
      context.report(
        .conflict(path: conflict.path, conflict.reason), later.owner,
        later.field.responseKey.range,
        context.note(.other, earlier.owner, earlier.field.responseKey.range))
    }
    if !comparison.isComplete, let first = context.owners.indices.first {
      context.report(.tooManyOverlaps, first, context.owners[first].nameRange)
    }
  }
}

extension ValidationContext {
  /// Operations and fragments from which all others are reached: those that none spreads, and of a ring of
  /// fragments one.
  func unspreadOwners() -> [Int] {
    var isReached = [Bool](repeating: false, count: owners.count)
    for names in spreadNames {
      for name in names { if let target = fragments[name.text] { isReached[target] = true } }
    }
    var roots = owners.indices.filter { !isReached[$0] }
    var isVisited = [Bool](repeating: false, count: owners.count)
    for start in roots { visit(start, &isVisited) }
    for start in owners.indices where !isVisited[start] {
      roots.append(start)
      visit(start, &isVisited)
    }
    return roots
  }

  private func visit(_ start: Int, _ isVisited: inout [Bool]) {
    var stack = [start]
    while let current = stack.popLast() {
      guard !isVisited[current] else { continue }
      isVisited[current] = true
      stack += spreadNames[current].compactMap { fragments[$0.text] }
    }
  }
}

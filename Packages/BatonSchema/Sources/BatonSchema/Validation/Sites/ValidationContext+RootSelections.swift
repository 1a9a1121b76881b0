extension ValidationContext {
  /// Everything that an operation selects from its root, through fragments too, each selection once.
  func rootSelections(of operation: Int) -> [(selection: Selection, owner: Int)] {
    var found: [(selection: Selection, owner: Int)] = []
    var stack = [(selections: owners[operation].selections, owner: operation)]
    var seen: Set<Int> = []
    while let (selections, owner) = stack.popLast() {
      for selection in selections {
        found.append((selection, owner))
        switch selection {
        case .field: break
        case .inline(let inline): stack.append((inline.selections, owner))
        case .spread(let spread):
          guard let fragment = fragments[spread.name.text], seen.insert(fragment).inserted
          else { continue }
          stack.append((owners[fragment].selections, fragment))
        }
      }
    }
    return found
  }
}

extension ValidationRules {
  /// 5.5.1.4, as a warning: a fragment may be written before the screen that spreads it.
  ///
  /// Not said beside a spread of a fragment that is not there, which may be a slip for this one.
  @Sendable static func noUnusedFragments(_ context: inout ValidationContext) {
    guard context.spreads.allSatisfy({ context.fragments[$0.spread.name.text] != nil }) else {
      return
    }
    var reached: Set<Int> = []
    var stack = context.owners.indices.filter { context.owners[$0].operation != nil }
    while let current = stack.popLast() {
      for name in context.spreadNames[current] {
        guard let fragment = context.fragments[name.text], reached.insert(fragment).inserted
        else { continue }
        stack.append(fragment)
      }
    }
    for (index, owner) in context.owners.enumerated() {
      guard let fragment = owner.fragment, !reached.contains(index),
        context.fragments[fragment.name.text] == index
      else { continue }
      context.report(.unusedFragment(fragment.name.text), index, fragment.name.range)
    }
  }
}

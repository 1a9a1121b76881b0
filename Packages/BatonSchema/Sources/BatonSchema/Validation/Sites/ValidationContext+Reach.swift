extension ValidationContext {
  /// The fragments that an operation or fragment spreads, directly or through others, in the order first
  /// met. Iterative: a chain of fragments may be as long as a module likes.
  func reachedFragments(from owner: Int) -> [Int] {
    var reached: [Int] = []
    var seen: Set<Int> = []
    var stack = [owner]
    while let current = stack.popLast() {
      for name in spreadNames[current].reversed() {
        guard let fragment = fragments[name.text], seen.insert(fragment).inserted else { continue }
        reached.append(fragment)
        stack.append(fragment)
      }
    }
    return reached
  }

  /// The variables an operation must declare: those it uses itself or through fragments.
  func reachedUsages(from operation: Int) -> [VariableUsage] {
    var result = Array(usages[usageRanges[operation]])
    for fragment in reachedFragments(from: operation) {
      result += usages[usageRanges[fragment]].filter { !$0.isLocal }
    }
    return result
  }
}

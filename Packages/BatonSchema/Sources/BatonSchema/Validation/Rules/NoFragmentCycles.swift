extension ValidationRules {
  /// 5.5.2.2: no fragment spreads itself, directly or through others.
  ///
  /// Each spread that leads back into the path being followed is reported once. Iterative, since a chain
  /// of fragments may be long.
  @Sendable static func noFragmentCycles(_ context: inout ValidationContext) {
    var isDone = [Bool](repeating: false, count: context.owners.count)
    var depth: [Int: Int] = [:]
    for start in context.owners.indices
    where context.owners[start].fragment != nil && !isDone[start] {
      var path = [(owner: start, next: 0)]
      depth[start] = 0
      while let top = path.last {
        guard top.next < context.spreadNames[top.owner].count else {
          isDone[top.owner] = true
          depth[top.owner] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let name = context.spreadNames[top.owner][top.next]
        guard let target = context.fragments[name.text], !isDone[target] else { continue }
        if let from = depth[target] {
          let names = path[from...].compactMap { context.owners[$0.owner].fragment?.name.text }
          context.report(.fragmentCycle(names), top.owner, name.range)
        } else {
          depth[target] = path.count
          path.append((target, 0))
        }
      }
    }
  }
}

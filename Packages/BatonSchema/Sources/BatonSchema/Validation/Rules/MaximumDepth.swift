extension ValidationRules {
  /// Selections nest no deeper with their fragments than within one text, so that whatever walks them with
  /// fragments in place may recurse. A limit of ours; each spread counts as a level.
  ///
  /// Reports the spread that crosses the limit, not those of everything above it. Iterative.
  @Sendable static func maximumDepth(_ context: inout ValidationContext) {
    let limit = Document.maximumDepth
    var depths = [Int?](repeating: nil, count: context.owners.count)
    var isEntered = [Bool](repeating: false, count: context.owners.count)
    for start in context.owners.indices where depths[start] == nil {
      var stack = [start]
      while let owner = stack.last {
        if depths[owner] != nil {
          stack.removeLast()
          continue
        }
        let sites = context.spreads[context.spreadRanges[owner]]
        if !isEntered[owner] {
          isEntered[owner] = true
          for site in sites {
            guard let target = context.fragments[site.spread.name.text], !isEntered[target] else {
              continue
            }
            stack.append(target)
          }
          continue
        }
        var deepest = 1
        for site in sites {
          // A fragment that is entered but has no depth yet closes a cycle, which is reported as one.
          guard let target = context.fragments[site.spread.name.text], let below = depths[target]
          else { continue }
          let depth = site.depth + below
          if depth > limit, below <= limit {
            context.report(
              .nestingThroughFragments(limit: limit), owner, site.spread.name.range)
          }
          deepest = max(deepest, depth)
        }
        depths[owner] = max(deepest, context.ownDepths[owner])
        stack.removeLast()
      }
    }
  }
}

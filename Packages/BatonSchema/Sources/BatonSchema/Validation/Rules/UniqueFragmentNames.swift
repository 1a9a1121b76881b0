extension ValidationRules {
  /// 5.5.1.1: in all documents together.
  @Sendable static func uniqueFragmentNames(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let fragment = owner.fragment, let first = context.fragments[fragment.name.text],
        first != index, let name = context.owners[first].fragment?.name
      else { continue }
      context.report(
        .duplicateFragment(name.text), index, fragment.name.range,
        context.note(.first, first, name.range))
    }
  }
}

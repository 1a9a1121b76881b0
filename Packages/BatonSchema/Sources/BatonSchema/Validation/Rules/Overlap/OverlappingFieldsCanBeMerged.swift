extension ValidationRules {
  /// 5.3.2: fields that answer to one member of the response can be one.
  ///
  /// Each pair of selection sets is compared at most twice, and from a list of work instead of by
  /// recursion, so the time is polynomial and the stack flat however fragments are nested.
  @Sendable static func overlappingFieldsCanBeMerged(_ context: inout ValidationContext) {
    var comparison = OverlapComparison(SelectionComponents(context))
    for conflict in comparison.conflicts(in: context.schema) {
      let (later, earlier) = (conflict.later, conflict.earlier)
      context.report(
        .conflict(path: conflict.path, conflict.reason), later.owner,
        later.field.responseKey.range,
        context.note("The other is here.", earlier.owner, earlier.field.responseKey.range))
    }
  }
}

extension ValidationRules {
  /// 5.2.2.1: in all documents together.
  @Sendable static func uniqueOperationNames(_ context: inout ValidationContext) {
    var seen: [String: (owner: Int, range: SourceRange)] = [:]
    for (index, owner) in context.owners.enumerated() {
      guard let name = owner.operation?.name else { continue }
      if let first = seen[name.text] {
        context.report(
          .duplicateOperation(name.text), index, name.range,
          context.note(.first, first.owner, first.range))
      } else {
        seen[name.text] = (index, name.range)
      }
    }
  }
}

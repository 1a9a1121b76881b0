extension ValidationRules {
  /// 5.5.1.3: fragments are on objects, interfaces and unions.
  @Sendable static func fragmentsOnCompositeTypes(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let fragment = owner.fragment else { continue }
      check(fragment.name.text, fragment.typeCondition, index, &context)
    }
    for site in context.inlines {
      if let condition = site.inline.typeCondition {
        check(nil, condition, site.owner, &context)
      }
    }
  }

  private static func check(
    _ fragment: String?, _ condition: Name, _ owner: Int, _ context: inout ValidationContext
  ) {
    guard let type = context.schema.type(condition.text), !type.isComposite else { return }
    context.report(
      .fragmentOnLeaf(fragment: fragment, type: type.name, kind: type.kind), owner,
      condition.range)
  }
}

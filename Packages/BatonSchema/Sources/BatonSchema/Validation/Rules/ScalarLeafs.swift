extension ValidationRules {
  /// 5.3.3: leaves have no selections, everything else has.
  @Sendable static func scalarLeafs(_ context: inout ValidationContext) {
    for site in context.fields {
      guard let definition = site.definition else { continue }
      let field = site.field
      let type = definition.type.description
      if context.schema.type(of: definition).isLeaf {
        guard !field.selections.isEmpty else { continue }
        context.report(
          .selectionOnLeaf(field: field.name.text, type: type), site.owner, field.name.range)
      } else if field.selections.isEmpty {
        context.report(
          .missingSelection(field: field.name.text, type: type), site.owner, field.name.range)
      }
    }
  }
}

extension ValidationRules {
  /// 5.3.1: a selected field exists on the type it is selected on.
  @Sendable static func fieldsOnCorrectType(_ context: inout ValidationContext) {
    for site in context.fields where site.definition == nil {
      guard let parent = site.parent else { continue }
      let name = site.field.name
      let types = parent.isAbstract ? typesWithField(name.text, parent, context.schema) : []
      let candidates = parent.fields.map(\.name)
      context.report(
        .unknownField(
          name.text, type: parent.name, kind: parent.kind,
          RuleFact.UnknownField(
            suggestions: types.isEmpty ? Suggestions.nearest(to: name.text, in: candidates) : [],
            types: types, isFragment: context.fragments[name.text] != nil)),
        site.owner, name.range)
    }
  }

  /// Of what an abstract type can be, those that have the field: interfaces that many share first.
  private static func typesWithField(
    _ name: String, _ parent: SchemaType, _ schema: Schema
  ) -> [String] {
    let objects = schema.possibleTypes(of: parent).map { schema[$0] }
      .filter { $0.field(name) != nil }
    var counts: [TypeID: Int] = [:]
    for object in objects {
      for interface in object.interfaces where schema[interface].field(name) != nil {
        counts[interface, default: 0] += 1
      }
    }
    let interfaces = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    return Array((interfaces.map { schema[$0.key].name } + objects.map(\.name)).prefix(5))
  }
}

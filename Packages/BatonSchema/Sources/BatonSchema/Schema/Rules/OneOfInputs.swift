extension SchemaRules {
  /// "OneOf Input Objects": of which exactly one field is given, so each must be possible to leave out.
  @Sendable static func oneOfInputs(_ draft: inout SchemaDraft) {
    for type in draft.types
    where type.kind == .inputObject && type.directives.contains(where: { $0.name.text == "oneOf" })
    {
      for field in type.inputFields
      where field.node.type.isNonNull || field.node.defaultValue != nil {
        draft.report(.oneOfField(field.name.text, type: type.name), field.location)
      }
    }
  }
}

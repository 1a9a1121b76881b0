import BatonSchema

/// Sees to it that the client's own fields can be absent, and that there is something to ask a server for
/// (B-23, C-7).
enum CheckClientFields {
  static func run(_ schema: Schema) -> [Diagnostic] {
    schema.definedTypes.flatMap { type in
      type.fields.compactMap { field in
        guard field.isClientOnly, field.type.isNonNull, let location = field.location else {
          return nil
        }
        return Diagnostic(
          WritingProblem.clientFieldNonNull(
            type: type.name, field: field.name, nullable: field.type.nullable.description),
          at: location)
      }
    }
  }

  static func run(_ module: TypedModule) -> [Diagnostic] {
    let sent = SentSelections(module)
    return module.operations.compactMap { operation in
      guard !operation.selections.contains(where: sent.contains) else { return nil }
      let definition = operation.definition
      return Diagnostic(
        WritingProblem.clientOnlyOperation(operation.name),
        at: SourceLocation(definition.source, definition.name?.range ?? definition.range))
    }
  }
}

import BatonSchema

/// Refuses a type that would share its records with a root: the roots are `Query`, `Mutation` and
/// `Subscription` in the store and in generated code, whatever the schema calls them.
enum CheckRootNames {
  static func run(_ schema: Schema) -> [Diagnostic] {
    [schema.query, schema.mutation, schema.subscription].compactMap { root in
      guard let root, let other = schema.type(schema.recordName(of: root)), other.id != root.id,
        other.isComposite, let location = other.location
      else { return nil }
      return Diagnostic(
        CompilerProblem.rootNameTaken(other.name, root: root.name), at: location)
    }
  }
}

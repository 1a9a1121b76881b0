extension Schema {
  /// The merged schema as SDL, canonically: schemas that differ only in the order of their texts, of
  /// their definitions or of members inside them, or in what stands in an extension, print alike.
  ///
  /// The definitions are the schema's own first, then directives, then types, each sorted by the bytes of
  /// their names, as are the members inside them. Building a schema from it gives this one again, except
  /// that nothing is a client's only. Types and directives that every schema has are left out, unless the
  /// texts say something of their own.
  public func printed() -> String { SchemaWriter(schema: self).document().printed(.pretty) }

  /// The merged schema on one line, canonically as `printed()`, but only what decides which documents are
  /// valid and what they mean: without descriptions and directives, the definitions of directives included,
  /// but with `@oneOf`.
  public func shape() -> String {
    var writer = ShapeWriter(schema: self)
    writer.write()
    return writer.printer.text
  }

  /// Whether the names of the operations' types alone say that they are that.
  var hasUsualRoots: Bool {
    OperationKind.allCases.allSatisfy { kind in
      let byName = type(kind.usualTypeName)
      return root(kind)?.id == (byName?.kind == .object ? byName?.id : nil)
    }
  }
}

extension OperationKind {
  /// The name by which a type is the root without any `schema { … }`.
  var usualTypeName: String {
    switch self {
    case .query: "Query"
    case .mutation: "Mutation"
    case .subscription: "Subscription"
    }
  }
}

extension Sequence {
  /// By names as GraphQL has them, of which the order of texts is the order of bytes.
  func sortedByName(_ name: (Element) -> String) -> [Element] { sorted { name($0) < name($1) } }
}

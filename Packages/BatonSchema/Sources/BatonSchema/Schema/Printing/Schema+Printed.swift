extension Schema {
  /// How much of a schema its text says.
  public enum Detail: Hashable, Sendable {
    /// Descriptions and directives included.
    case full
    /// What decides which documents are valid and what they mean, and nothing else: without descriptions
    /// and directives, the definitions of directives included, but with `@oneOf`.
    case shape
  }

  /// The merged schema as SDL, canonically: schemas that differ only in the order of their texts, of
  /// their definitions or of members inside them, or in what stands in an extension, print alike.
  ///
  /// Building a schema from it gives this one again, except that nothing is a client's only. Types and
  /// directives that every schema has are left out, unless the texts say something of their own.
  public func printed() -> String { document(.full).printed(.pretty) }

  /// What `printed()` prints: the definitions, the schema's own first, then directives, then types, each
  /// sorted by the bytes of their names, as are the members inside them.
  public func document(_ detail: Detail) -> Document {
    let writer = SchemaWriter(schema: self, detail: detail)
    return Document(source: writer.source, definitions: writer.definitions())
  }
}

/// A parsed text: executable definitions, type system definitions, or both, in the order written.
public struct Document: Hashable, Sendable {
  /// The text that it stands in, and that its ranges are of; empty without locations.
  public var source: Source
  /// In the order written.
  public var definitions: [Definition]

  public init(source: Source, definitions: [Definition]) {
    self.source = source
    self.definitions = definitions
  }

  /// The operations alone, in the order written.
  public var operations: [OperationDefinition] {
    definitions.compactMap { if case .operation(let operation) = $0 { operation } else { nil } }
  }

  /// The fragments alone, in the order written.
  public var fragments: [FragmentDefinition] {
    definitions.compactMap { if case .fragment(let fragment) = $0 { fragment } else { nil } }
  }
}

/// One definition of a document, executable or of the type system.
public enum Definition: Hashable, Sendable {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)
  /// `schema { … }` or `extend schema …`.
  case schema(SchemaDefinition)
  /// A type or the extension of one.
  case type(TypeDefinition)
  case directive(DirectiveDefinition)

  /// Where the whole of it stands, from its first token to its last.
  public var range: SourceRange {
    switch self {
    case .operation(let operation): operation.range
    case .fragment(let fragment): fragment.range
    case .schema(let schema): schema.range
    case .type(let type): type.range
    case .directive(let directive): directive.range
    }
  }
}

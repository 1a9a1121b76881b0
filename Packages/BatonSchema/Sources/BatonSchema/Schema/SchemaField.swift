/// A field of an object or interface.
public struct SchemaField: Sendable {
  public let name: String
  public let description: String?
  public let arguments: [SchemaInputValue]
  /// The type as written, `[Character!]!`.
  public let type: TypeReference
  /// The type within the lists and `!` of `type`.
  public let typeID: TypeID
  public let directives: [Directive]
  /// Whether a client extension added it, or the type it belongs to: no server has it.
  public let isClientOnly: Bool
  /// Where it is defined; nil for `__typename` and its like.
  public let location: SourceLocation?

  public func argument(_ name: String) -> SchemaInputValue? {
    arguments.first { $0.name == name }
  }

  public func directive(_ name: String) -> Directive? {
    directives.first { $0.name.text == name }
  }
}

/// An argument of a field, or a field of an input object.
public struct SchemaInputValue: Sendable {
  public let name: String
  public let description: String?
  public let type: TypeReference
  /// The type within the lists and `!` of `type`.
  public let typeID: TypeID
  public let defaultValue: Value?
  public let directives: [Directive]
  public let isClientOnly: Bool
  public let location: SourceLocation?

  /// Whether a document must give it: non-null and without a default.
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

public struct SchemaEnumValue: Sendable {
  public let name: String
  public let description: String?
  public let directives: [Directive]
  public let isClientOnly: Bool
  public let location: SourceLocation?
}

/// A directive and where it may stand.
public struct SchemaDirective: Sendable {
  /// Who brought it.
  public enum Origin: Hashable, Sendable {
    /// GraphQL itself has it, or the server's schema declares it: it may be sent.
    case server
    /// It steers the client and is never sent.
    case client
  }

  public let name: String
  public let arguments: [SchemaInputValue]
  /// Whether it takes arguments of any name and value, as `@arguments` does.
  public let hasOpenArguments: Bool
  public let isRepeatable: Bool
  public let locations: Set<DirectiveLocation>
  public let origin: Origin
  /// Where it is defined; nil for what every schema has.
  public let location: SourceLocation?

  public func argument(_ name: String) -> SchemaInputValue? {
    arguments.first { $0.name == name }
  }
}

/// A field of an object or interface.
public struct SchemaField: Sendable {
  public let name: String
  public let description: String?
  /// In the order written.
  public let arguments: [SchemaInputValue]
  let argumentIndex: [String: Int]
  /// The type as written, `[Character!]!`.
  public let type: TypeReference
  /// The type within the lists and `!` of `type`.
  let typeID: TypeID
  public let directives: [Directive]
  /// Whether a client extension added it, or the type it belongs to: no server has it.
  public let isClientOnly: Bool
  /// Where it is defined; nil for `__typename` and its like.
  public let location: SourceLocation?

  /// The argument of a name; nil if it takes none of it.
  public func argument(_ name: String) -> SchemaInputValue? { arguments.named(name, argumentIndex) }

  /// The first directive of a name that stands behind the field.
  public func directive(_ name: String) -> Directive? {
    directives.named(name)
  }
}

/// An argument of a field, or a field of an input object.
public struct SchemaInputValue: Sendable {
  public let name: String
  public let description: String?
  public let type: TypeReference
  /// The type within the lists and `!` of `type`.
  let typeID: TypeID
  public let defaultValue: Value?
  public let directives: [Directive]
  public let isClientOnly: Bool
  public let location: SourceLocation?

  /// Whether a document must give it: non-null and without a default.
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

extension [SchemaInputValue] {
  /// Places by name; none where a look at each is quicker, as it is for almost every field.
  var index: [String: Int] {
    guard count > 8 else { return [:] }
    return Dictionary(enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
  }

  func named(_ name: String, _ index: [String: Int]) -> SchemaInputValue? {
    index.isEmpty ? first { $0.name == name } : index[name].map { self[$0] }
  }
}

/// A value of an enum, as the schema declares it.
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
  public let description: String?
  /// In the order written.
  public let arguments: [SchemaInputValue]
  let argumentIndex: [String: Int]
  /// Whether it takes arguments of any name and value, as `@arguments` does.
  public let hasOpenArguments: Bool
  public let isRepeatable: Bool
  public let locations: Set<DirectiveLocation>
  /// Who declares it.
  public let origin: Origin
  /// Where it is defined; nil for what every schema has.
  public let location: SourceLocation?

  /// The argument of a name; nil if it takes none of it.
  public func argument(_ name: String) -> SchemaInputValue? { arguments.named(name, argumentIndex) }
}

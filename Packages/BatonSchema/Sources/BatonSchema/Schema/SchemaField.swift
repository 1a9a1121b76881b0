/// A field of an object or interface.
public final class SchemaField: Sendable {
  public let name: String
  private let writtenDescription: StringValue?
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

  init(
    _ definition: FieldDefinition, arguments: [SchemaInputValue], typeID: TypeID,
    isClientOnly: Bool, location: SourceLocation?
  ) {
    name = definition.name.text
    writtenDescription = definition.description
    self.arguments = arguments
    argumentIndex = arguments.index
    type = definition.type
    self.typeID = typeID
    directives = definition.directives
    self.isClientOnly = isClientOnly
    self.location = location
  }

  /// What is written before it, as text for people. Linear in it, each time.
  public var description: String? { writtenDescription?.text }

  /// The argument of a name; nil if it takes none of it.
  public func argument(_ name: String) -> SchemaInputValue? { arguments.named(name, argumentIndex) }

  /// The first directive of a name that stands behind the field.
  public func directive(_ name: String) -> Directive? {
    directives.named(name)
  }
}

/// An argument of a field, or a field of an input object.
public final class SchemaInputValue: Sendable {
  public let name: String
  private let writtenDescription: StringValue?
  public let type: TypeReference
  /// The type within the lists and `!` of `type`.
  let typeID: TypeID
  public let defaultValue: Value?
  public let directives: [Directive]
  public let isClientOnly: Bool
  public let location: SourceLocation?

  init(
    _ definition: InputValueDefinition, typeID: TypeID, isClientOnly: Bool,
    location: SourceLocation?
  ) {
    name = definition.name.text
    writtenDescription = definition.description
    type = definition.type
    self.typeID = typeID
    defaultValue = definition.defaultValue
    directives = definition.directives
    self.isClientOnly = isClientOnly
    self.location = location
  }

  /// What is written before it, as text for people. Linear in it, each time.
  public var description: String? { writtenDescription?.text }

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
public final class SchemaEnumValue: Sendable {
  public let name: String
  private let writtenDescription: StringValue?
  public let directives: [Directive]
  public let isClientOnly: Bool
  public let location: SourceLocation?

  init(_ definition: EnumValueDefinition, isClientOnly: Bool, location: SourceLocation?) {
    name = definition.name.text
    writtenDescription = definition.description
    directives = definition.directives
    self.isClientOnly = isClientOnly
    self.location = location
  }

  /// What is written before it, as text for people. Linear in it, each time.
  public var description: String? { writtenDescription?.text }
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

/// The six kinds of named types.
public enum TypeKind: String, Hashable, Sendable, CaseIterable {
  case scalar, object, interface, union, enumeration, inputObject

  /// The word the language writes before the name.
  public var keyword: String {
    switch self {
    case .scalar: "scalar"
    case .object: "type"
    case .interface: "interface"
    case .union: "union"
    case .enumeration: "enum"
    case .inputObject: "input"
    }
  }
}

/// `schema { query: Query }`, or with `isExtension` `extend schema …`.
public struct SchemaDefinition: Hashable, Sendable {
  /// The text that it stands in, and that its ranges are of; empty without locations.
  public var source: Source
  /// Whether `extend` stands before it.
  public var isExtension: Bool
  /// What is written before it, as text for people.
  public var description: StringValue?
  /// In the order written.
  public var directives: [Directive]
  /// At least one, unless it is an extension.
  public var roots: [RootDefinition]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    source: Source, isExtension: Bool = false, description: StringValue? = nil,
    directives: [Directive] = [], roots: [RootDefinition], range: SourceRange = .none
  ) {
    self.source = source
    self.isExtension = isExtension
    self.description = description
    self.directives = directives
    self.roots = roots
    self.range = range
  }
}

/// `query: Type` inside a schema definition.
public struct RootDefinition: Hashable, Sendable {
  public var kind: OperationKind
  public var type: Name
  /// From its first token to its last.
  public var range: SourceRange

  public init(kind: OperationKind, type: Name, range: SourceRange = .none) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}

/// A type of any kind, or with `isExtension` the extension of one. Lists its kind does not have are empty.
public struct TypeDefinition: Hashable, Sendable {
  /// The text that it stands in, and that its ranges are of; empty without locations.
  public var source: Source
  public var kind: TypeKind
  /// Whether `extend` stands before it.
  public var isExtension: Bool
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var name: Name
  /// Of an object or interface.
  public var interfaces: [Name]
  /// In the order written.
  public var directives: [Directive]
  /// Of an object or interface.
  public var fields: [FieldDefinition]
  /// Of a union.
  public var members: [Name]
  /// Of an enum.
  public var values: [EnumValueDefinition]
  /// Of an input object.
  public var inputFields: [InputValueDefinition]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    source: Source, kind: TypeKind, isExtension: Bool = false, description: StringValue? = nil,
    name: Name, interfaces: [Name] = [], directives: [Directive] = [],
    fields: [FieldDefinition] = [], members: [Name] = [], values: [EnumValueDefinition] = [],
    inputFields: [InputValueDefinition] = [], range: SourceRange = .none
  ) {
    self.source = source
    self.kind = kind
    self.isExtension = isExtension
    self.description = description
    self.name = name
    self.interfaces = interfaces
    self.directives = directives
    self.fields = fields
    self.members = members
    self.values = values
    self.inputFields = inputFields
    self.range = range
  }
}

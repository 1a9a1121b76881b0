/// A field of an object or interface.
public struct FieldDefinition: Hashable, Sendable {
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var name: Name
  /// In the order written.
  public var arguments: [InputValueDefinition]
  public var type: TypeReference
  /// In the order written.
  public var directives: [Directive]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    description: StringValue? = nil, name: Name, arguments: [InputValueDefinition] = [],
    type: TypeReference, directives: [Directive] = [], range: SourceRange = .none
  ) {
    self.description = description
    self.name = name
    self.arguments = arguments
    self.type = type
    self.directives = directives
    self.range = range
  }
}

/// An argument of a field or directive, or a field of an input object.
public struct InputValueDefinition: Hashable, Sendable {
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var name: Name
  public var type: TypeReference
  /// Behind `=`; a constant.
  public var defaultValue: Value?
  /// In the order written.
  public var directives: [Directive]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    description: StringValue? = nil, name: Name, type: TypeReference, defaultValue: Value? = nil,
    directives: [Directive] = [], range: SourceRange = .none
  ) {
    self.description = description
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.directives = directives
    self.range = range
  }

  /// Whether a caller must give it: non-null and without a default.
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

/// A value of an enum with its directives.
public struct EnumValueDefinition: Hashable, Sendable {
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var name: Name
  /// In the order written.
  public var directives: [Directive]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    description: StringValue? = nil, name: Name, directives: [Directive] = [],
    range: SourceRange = .none
  ) {
    self.description = description
    self.name = name
    self.directives = directives
    self.range = range
  }
}

/// `directive @name(argument: Type) repeatable on LOCATION | LOCATION`.
public struct DirectiveDefinition: Hashable, Sendable {
  /// The text that it stands in, and that its ranges are of; empty without locations.
  public var source: Source
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var name: Name
  /// In the order written.
  public var arguments: [InputValueDefinition]
  /// Whether it may stand several times in one place.
  public var isRepeatable: Bool
  /// At least one, in the order written.
  public var locations: [DirectiveLocation]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    source: Source, description: StringValue? = nil, name: Name,
    arguments: [InputValueDefinition] = [], isRepeatable: Bool = false,
    locations: [DirectiveLocation], range: SourceRange = .none
  ) {
    self.source = source
    self.description = description
    self.name = name
    self.arguments = arguments
    self.isRepeatable = isRepeatable
    self.locations = locations
    self.range = range
  }
}

/// Where a directive may stand, by the specification's names.
public enum DirectiveLocation: String, Hashable, Sendable, CaseIterable {
  case query = "QUERY"
  case mutation = "MUTATION"
  case subscription = "SUBSCRIPTION"
  case field = "FIELD"
  case fragmentDefinition = "FRAGMENT_DEFINITION"
  case fragmentSpread = "FRAGMENT_SPREAD"
  case inlineFragment = "INLINE_FRAGMENT"
  case variableDefinition = "VARIABLE_DEFINITION"
  case schema = "SCHEMA"
  case scalar = "SCALAR"
  case object = "OBJECT"
  case fieldDefinition = "FIELD_DEFINITION"
  case argumentDefinition = "ARGUMENT_DEFINITION"
  case interface = "INTERFACE"
  case union = "UNION"
  case enumeration = "ENUM"
  case enumValue = "ENUM_VALUE"
  case inputObject = "INPUT_OBJECT"
  case inputFieldDefinition = "INPUT_FIELD_DEFINITION"
}

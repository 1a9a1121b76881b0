/// The three operations, by the keyword that begins them.
public enum OperationKind: String, Hashable, Sendable, CaseIterable {
  case query, mutation, subscription
}

/// `query Name($id: ID!) @directive { … }`, or the shorthand `{ … }`.
public struct OperationDefinition: Hashable, Sendable {
  /// The text that it stands in, and that its ranges are of; empty without locations.
  public var source: Source
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var kind: OperationKind
  /// Nil for an anonymous operation.
  public var name: Name?
  /// In the order written.
  public var variables: [VariableDefinition]
  /// In the order written.
  public var directives: [Directive]
  /// Never empty in a parsed document.
  public var selections: [Selection]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    source: Source, description: StringValue? = nil, kind: OperationKind, name: Name?,
    variables: [VariableDefinition] = [], directives: [Directive] = [], selections: [Selection],
    range: SourceRange = .none
  ) {
    self.source = source
    self.description = description
    self.kind = kind
    self.name = name
    self.variables = variables
    self.directives = directives
    self.selections = selections
    self.range = range
  }
}

/// `fragment Name on Type @directive { … }`.
public struct FragmentDefinition: Hashable, Sendable {
  /// The text that it stands in, and that its ranges are of; empty without locations.
  public var source: Source
  /// What is written before it, as text for people.
  public var description: StringValue?
  public var name: Name
  /// The type that what is inside is selected of.
  public var typeCondition: Name
  /// In the order written.
  public var directives: [Directive]
  /// Never empty in a parsed document.
  public var selections: [Selection]
  /// From its description, or else its first word, to its last token.
  public var range: SourceRange

  public init(
    source: Source, description: StringValue? = nil, name: Name, typeCondition: Name,
    directives: [Directive] = [], selections: [Selection], range: SourceRange = .none
  ) {
    self.source = source
    self.description = description
    self.name = name
    self.typeCondition = typeCondition
    self.directives = directives
    self.selections = selections
    self.range = range
  }
}

/// `$name: Type = default @directive`.
public struct VariableDefinition: Hashable, Sendable {
  /// What is written before it, as text for people.
  public var description: StringValue?
  /// Without the `$`; the range is the name's, after the `$`.
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
}

/// `@name(argument: value)`.
public struct Directive: Hashable, Sendable {
  public var name: Name
  /// In the order written.
  public var arguments: [Argument]
  /// From its first token to its last.
  public var range: SourceRange

  public init(name: Name, arguments: [Argument] = [], range: SourceRange = .none) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

/// `name: value`.
public struct Argument: Hashable, Sendable {
  public var name: Name
  public var value: Value
  /// From its first token to its last.
  public var range: SourceRange

  public init(name: Name, value: Value, range: SourceRange = .none) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// The three operations, by the keyword that begins them.
public enum OperationKind: String, Hashable, Sendable, CaseIterable {
  case query, mutation, subscription
}

/// `query Name($id: ID!) @directive { … }`, or the shorthand `{ … }`.
public struct OperationDefinition: Hashable, Sendable {
  public var source: Source
  public var description: StringValue?
  public var kind: OperationKind
  public var name: Name?
  public var variables: [VariableDefinition]
  public var directives: [Directive]
  /// Never empty in a parsed document.
  public var selections: [Selection]
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
  public var source: Source
  public var description: StringValue?
  public var name: Name
  public var typeCondition: Name
  public var directives: [Directive]
  /// Never empty in a parsed document.
  public var selections: [Selection]
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
  public var description: StringValue?
  /// Without the `$`; the range is the name's, after the `$`.
  public var name: Name
  public var type: TypeReference
  public var defaultValue: Value?
  public var directives: [Directive]
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
  public var arguments: [Argument]
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
  public var range: SourceRange

  public init(name: Name, value: Value, range: SourceRange = .none) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// What may stand between the braces of an operation, a fragment or a field.
public enum Selection: Hashable, Sendable {
  case field(Field)
  case spread(FragmentSpread)
  case inline(InlineFragment)

  /// In the order written.
  public var directives: [Directive] {
    switch self {
    case .field(let field): field.directives
    case .spread(let spread): spread.directives
    case .inline(let inline): inline.directives
    }
  }

  /// Where the whole of it stands, from its first token to its last.
  public var range: SourceRange {
    switch self {
    case .field(let field): field.range
    case .spread(let spread): spread.range
    case .inline(let inline): inline.range
    }
  }
}

/// `alias: name(argument: value) @directive { … }`.
public struct Field: Hashable, Sendable {
  /// Written before the name, with a colon between them.
  public var alias: Name?
  public var name: Name
  /// In the order written.
  public var arguments: [Argument]
  /// In the order written.
  public var directives: [Directive]
  /// Empty where the text has no braces: `{}` is not a selection set.
  public var selections: [Selection]
  /// From its first token to its last.
  public var range: SourceRange

  public init(
    alias: Name? = nil, name: Name, arguments: [Argument] = [], directives: [Directive] = [],
    selections: [Selection] = [], range: SourceRange = .none
  ) {
    self.alias = alias
    self.name = name
    self.arguments = arguments
    self.directives = directives
    self.selections = selections
    self.range = range
  }

  /// The member of the response: the alias, else the name.
  public var responseKey: Name { alias ?? name }
}

/// `...Name @directive`.
public struct FragmentSpread: Hashable, Sendable {
  public var name: Name
  /// In the order written.
  public var directives: [Directive]
  /// From its first token to its last.
  public var range: SourceRange

  public init(name: Name, directives: [Directive] = [], range: SourceRange = .none) {
    self.name = name
    self.directives = directives
    self.range = range
  }
}

/// `... on Type @directive { … }`, the condition being optional.
public struct InlineFragment: Hashable, Sendable {
  /// The type that what is inside is selected of; nil for the type around it.
  public var typeCondition: Name?
  /// In the order written.
  public var directives: [Directive]
  /// Never empty in a parsed document.
  public var selections: [Selection]
  /// From its first token to its last.
  public var range: SourceRange

  public init(
    typeCondition: Name?, directives: [Directive] = [], selections: [Selection],
    range: SourceRange = .none
  ) {
    self.typeCondition = typeCondition
    self.directives = directives
    self.selections = selections
    self.range = range
  }
}

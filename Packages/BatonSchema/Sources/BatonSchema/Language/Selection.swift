/// What may stand between the braces of an operation, a fragment or a field.
public enum Selection: Hashable, Sendable {
  case field(Field)
  case spread(FragmentSpread)
  case inline(InlineFragment)

  public var directives: [Directive] {
    switch self {
    case .field(let field): field.directives
    case .spread(let spread): spread.directives
    case .inline(let inline): inline.directives
    }
  }

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
  public var alias: Name?
  public var name: Name
  public var arguments: [Argument]
  public var directives: [Directive]
  /// Empty where the text has no braces: `{}` is not a selection set.
  public var selections: [Selection]
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
  public var directives: [Directive]
  public var range: SourceRange

  public init(name: Name, directives: [Directive] = [], range: SourceRange = .none) {
    self.name = name
    self.directives = directives
    self.range = range
  }
}

/// `... on Type @directive { … }`, the condition being optional.
public struct InlineFragment: Hashable, Sendable {
  public var typeCondition: Name?
  public var directives: [Directive]
  /// Never empty in a parsed document.
  public var selections: [Selection]
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

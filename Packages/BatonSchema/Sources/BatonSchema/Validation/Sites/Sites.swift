struct FieldSite {
  let field: Field
  /// Nil where the type is unknown, which is reported elsewhere.
  let parent: SchemaType?
  let definition: SchemaField?
  let owner: Int
}

struct SpreadSite {
  let spread: FragmentSpread
  let parent: SchemaType?
  let owner: Int
  /// How many selection sets of the owner it stands in.
  let depth: Int
}

struct InlineSite {
  let inline: InlineFragment
  let parent: SchemaType?
  let owner: Int
}

/// The directives of one node.
struct DirectivesSite {
  let directives: [Directive]
  let location: DirectiveLocation
  let owner: Int
}

/// The arguments of one field or directive, where what it takes is known.
struct ArgumentsSite {
  let arguments: [Argument]
  let parameters: [SchemaInputValue]
  /// `Type.field` or `@directive`.
  let name: String
  /// The name of the field or directive.
  let range: SourceRange
  let owner: Int

  /// Those that must be given and are not.
  var missingParameters: [SchemaInputValue] {
    let required = parameters.filter(\.isRequired)
    guard !required.isEmpty else { return [] }
    let given = Set(arguments.map(\.name.text))
    return required.filter { !given.contains($0.name) }
  }
}

/// A value written where a type is expected.
struct ValueSite {
  let value: Value
  let type: TypeReference
  let owner: Int
}

/// A variable in a value, wherever in it.
struct VariableUsage {
  /// What the place a variable stands in expects.
  struct Place {
    let type: TypeReference
    let hasDefault: Bool
    let isOneOfField: Bool
  }

  let name: Name
  /// Nil where what is expected there is unknown.
  let place: Place?
  let owner: Int
  /// Whether the fragment declares it itself, by `@argumentDefinitions`.
  let isLocal: Bool
}

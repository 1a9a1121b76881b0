extension Parser {
  mutating func shorthand() throws(SyntaxFailure) -> OperationDefinition {
    let start = token.start
    let selections = try selectionSet()
    return OperationDefinition(
      source: definitionSource, kind: .query, name: nil, selections: selections,
      range: range(from: start))
  }

  mutating func operation(
    _ kind: OperationKind, _ description: StringValue?, from start: Int
  ) throws(SyntaxFailure) -> OperationDefinition {
    try advance()
    let name = token.kind == .name ? try self.name("a name") : nil
    var variables: [VariableDefinition] = []
    if token.kind == .parenOpen {
      variables = try items(.parenOpen, .parenClose, of: "the variables") {
        parser throws(SyntaxFailure) in try parser.variableDefinition()
      }
    }
    let directives = try directives(isConstant: false)
    guard token.kind == .braceOpen else {
      throw unexpected(
        name == nil ? "the operation's name or `{`" : "`{` with the operation's fields")
    }
    return OperationDefinition(
      source: definitionSource, description: description, kind: kind, name: name,
      variables: variables, directives: directives, selections: try selectionSet(),
      range: range(from: start))
  }

  mutating func fragment(
    _ description: StringValue?, from start: Int
  ) throws(SyntaxFailure) -> FragmentDefinition {
    try advance()
    if isWord("on") { throw failure(.reservedName("on", use: "a fragment"), token.range) }
    let name = try name("the fragment's name")
    guard try skipWord("on") else { throw unexpected("`on` and the fragment's type") }
    let condition = try self.name("the fragment's type")
    let directives = try directives(isConstant: false)
    guard token.kind == .braceOpen else { throw unexpected("`{` with the fragment's fields") }
    return FragmentDefinition(
      source: definitionSource, description: description, name: name, typeCondition: condition,
      directives: directives, selections: try selectionSet(), range: range(from: start))
  }

  private mutating func variableDefinition() throws(SyntaxFailure) -> VariableDefinition {
    let start = token.start
    let description = try description()
    let name = try variable()
    try expect(.colon, as: "`:` and the variable's type")
    let type = try type()
    let defaultValue = try skip(.equals) ? try value(isConstant: true) : nil
    let directives = try directives(isConstant: true)
    return VariableDefinition(
      description: description, name: name, type: type, defaultValue: defaultValue,
      directives: directives, range: range(from: start))
  }

  mutating func variable() throws(SyntaxFailure) -> Name {
    try expect(.dollar, as: "a variable, `$` and its name")
    return try name("the variable's name")
  }

  mutating func selectionSet() throws(SyntaxFailure) -> [Selection] {
    selectionDepth += 1
    guard selectionDepth <= Document.maximumDepth else { throw tooDeep("Selections") }
    let selections = try items(
      .braceOpen, .braceClose, of: "the selection"
    ) {
      parser throws(SyntaxFailure) in try parser.selection()
    }
    selectionDepth -= 1
    return selections
  }

  private mutating func selection() throws(SyntaxFailure) -> Selection {
    token.kind == .spread ? try spreadOrInline() : .field(try field())
  }

  private mutating func field() throws(SyntaxFailure) -> Field {
    let start = token.start
    var name = try name("a field's name")
    var alias: Name?
    if try skip(.colon) {
      alias = name
      name = try self.name("the name of the field that `\(name)` stands for")
    }
    let arguments = try arguments(isConstant: false)
    let directives = try directives(isConstant: false)
    let selections = token.kind == .braceOpen ? try selectionSet() : []
    return Field(
      alias: alias, name: name, arguments: arguments, directives: directives,
      selections: selections, range: range(from: start))
  }

  private mutating func spreadOrInline() throws(SyntaxFailure) -> Selection {
    let start = token.start
    try advance()
    var condition: Name?
    if token.kind == .name {
      if isWord("on") {
        try advance()
        condition = try name("the type after `on`")
      } else {
        let name = try name("a fragment's name")
        let directives = try directives(isConstant: false)
        return .spread(
          FragmentSpread(name: name, directives: directives, range: range(from: start)))
      }
    }
    let directives = try directives(isConstant: false)
    guard token.kind == .braceOpen else {
      throw unexpected(
        condition == nil && directives.isEmpty
          ? "a fragment's name, `on` or `{` after `...`" : "`{` with the fragment's fields")
    }
    return .inline(
      InlineFragment(
        typeCondition: condition, directives: directives, selections: try selectionSet(),
        range: range(from: start)))
  }
}

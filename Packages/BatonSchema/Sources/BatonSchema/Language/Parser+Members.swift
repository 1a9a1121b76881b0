extension Parser {
  mutating func fieldDefinition() throws(SyntaxFailure) -> FieldDefinition {
    let start = token.start
    let description = try description()
    let name = try name("a field's name")
    let arguments = try argumentDefinitions()
    try expect(.colon, as: "`:` and the type of `\(name)`")
    let type = try type()
    let directives = try directives(isConstant: true)
    return FieldDefinition(
      description: description, name: name, arguments: arguments, type: type,
      directives: directives, range: range(from: start))
  }

  mutating func inputValue(_ what: String) throws(SyntaxFailure) -> InputValueDefinition {
    let start = token.start
    let description = try description()
    let name = try name(what)
    try expect(.colon, as: "`:` and the type of `\(name)`")
    let type = try type()
    let defaultValue = try skip(.equals) ? try value(isConstant: true) : nil
    let directives = try directives(isConstant: true)
    return InputValueDefinition(
      description: description, name: name, type: type, defaultValue: defaultValue,
      directives: directives, range: range(from: start))
  }

  mutating func enumValue() throws(SyntaxFailure) -> EnumValueDefinition {
    let start = token.start
    let description = try description()
    if isWord("true") || isWord("false") || isWord("null") {
      throw failure(.reservedName(text(of: token), use: "an enum's value"), token.range)
    }
    let name = try name("an enum's value")
    let directives = try directives(isConstant: true)
    return EnumValueDefinition(
      description: description, name: name, directives: directives, range: range(from: start))
  }

  mutating func directiveDefinition(
    _ description: StringValue?, from start: Int
  ) throws(SyntaxFailure) -> DirectiveDefinition {
    try advance()
    try expect(.at, as: "`@` and the directive's name")
    let name = try name("the directive's name")
    let arguments = try argumentDefinitions()
    let isRepeatable = try skipWord("repeatable")
    guard try skipWord("on") else {
      throw unexpected("`on` and where `@\(name)` may stand")
    }
    _ = try skip(.pipe)
    var locations = [try location()]
    while try skip(.pipe) { locations.append(try location()) }
    return DirectiveDefinition(
      source: definitionSource, description: description, name: name, arguments: arguments,
      isRepeatable: isRepeatable, locations: locations, range: range(from: start))
  }

  private mutating func argumentDefinitions() throws(SyntaxFailure) -> [InputValueDefinition] {
    guard token.kind == .parenOpen else { return [] }
    return try items(.parenOpen, .parenClose, of: "the arguments") {
      parser throws(SyntaxFailure) in
      try parser.inputValue("an argument's name")
    }
  }

  private mutating func location() throws(SyntaxFailure) -> DirectiveLocation {
    guard token.kind == .name, let location = DirectiveLocation(rawValue: text(of: token)) else {
      throw unexpected("the name of a place, such as `FIELD` or `OBJECT`")
    }
    try advance()
    return location
  }
}

extension Parser {
  mutating func arguments(isConstant: Bool) throws(SyntaxFailure) -> [Argument] {
    guard token.kind == .parenOpen else { return [] }
    return try items(.parenOpen, .parenClose, of: "the arguments") {
      parser throws(SyntaxFailure) in
      let start = parser.token.start
      let name = try parser.name("an argument's name")
      try parser.expect(.colon, as: "`:` and the value of `\(name)`")
      let value = try parser.value(isConstant: isConstant)
      return Argument(name: name, value: value, range: parser.range(from: start))
    }
  }

  mutating func directives(isConstant: Bool) throws(SyntaxFailure) -> [Directive] {
    var directives: [Directive] = []
    while token.kind == .at {
      let start = token.start
      try advance()
      let name = try name("the directive's name")
      let arguments = try arguments(isConstant: isConstant)
      directives.append(
        Directive(name: name, arguments: arguments, range: range(from: start)))
    }
    return directives
  }

  mutating func value(isConstant: Bool) throws(SyntaxFailure) -> Value {
    let start = token.start
    switch token.kind {
    case .int: return .int(try number())
    case .float: return .float(try number())
    case .string, .blockString: return .string(try stringValue())
    case .name: return try word()
    case .dollar:
      let name = try variable()
      guard !isConstant else {
        throw failure(.variableInConstant(name: name.text), SourceRange(start, lastEnd))
      }
      return .variable(name)
    case .bracketOpen: return try list(isConstant: isConstant)
    case .braceOpen: return try object(isConstant: isConstant)
    default: throw unexpected("a value")
    }
  }

  mutating func stringValue() throws(SyntaxFailure) -> StringValue {
    var value = try lexer.stringValue(of: token)
    if !keepsLocations { value.range = .none }
    try advance()
    return value
  }

  private mutating func number() throws(SyntaxFailure) -> NumberValue {
    let number = NumberValue(text(of: token), range: keepsLocations ? token.range : .none)
    try advance()
    return number
  }

  private mutating func word() throws(SyntaxFailure) -> Value {
    let name = try name("a value")
    return switch name.text {
    case "true": .boolean(true, range: name.range)
    case "false": .boolean(false, range: name.range)
    case "null": .null(range: name.range)
    default: .enumeration(name)
    }
  }

  private mutating func list(isConstant: Bool) throws(SyntaxFailure) -> Value {
    let opened = token
    try enterValue()
    try advance()
    var values: [Value] = []
    while token.kind != .bracketClose {
      if token.kind == .end { throw unclosed(opened, .bracketClose) }
      values.append(try value(isConstant: isConstant))
    }
    try advance()
    valueDepth -= 1
    return .list(values, range: range(from: opened.start))
  }

  private mutating func object(isConstant: Bool) throws(SyntaxFailure) -> Value {
    let opened = token
    try enterValue()
    try advance()
    var fields: [ObjectField] = []
    while token.kind != .braceClose {
      if token.kind == .end { throw unclosed(opened, .braceClose) }
      let start = token.start
      let name = try name("a member's name")
      try expect(.colon, as: "`:` and the value of `\(name)`")
      let value = try value(isConstant: isConstant)
      fields.append(ObjectField(name: name, value: value, range: range(from: start)))
    }
    try advance()
    valueDepth -= 1
    return .object(fields, range: range(from: opened.start))
  }

  private mutating func enterValue() throws(SyntaxFailure) {
    valueDepth += 1
    guard valueDepth <= Document.maximumDepth else { throw tooDeep("Values") }
  }
}

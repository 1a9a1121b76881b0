extension Parser {
  mutating func schema(
    _ description: StringValue?, isExtension: Bool, from start: Int
  ) throws(SyntaxFailure) -> SchemaDefinition {
    try advance()
    let directives = try directives(isConstant: true)
    var roots: [RootDefinition] = []
    if token.kind == .braceOpen {
      roots = try items(.braceOpen, .braceClose, of: "the schema") {
        parser throws(SyntaxFailure) in try parser.root()
      }
    } else if !isExtension || directives.isEmpty {
      throw unexpected("`{` with the types of the operations")
    }
    return SchemaDefinition(
      source: definitionSource, isExtension: isExtension, description: description,
      directives: directives, roots: roots, range: range(from: start))
  }

  private mutating func root() throws(SyntaxFailure) -> RootDefinition {
    let start = token.start
    guard token.kind == .name, let kind = OperationKind(rawValue: text(of: token)) else {
      throw unexpected("`query`, `mutation` or `subscription`")
    }
    try advance()
    try expect(.colon, as: "`:` and the type of the \(kind.rawValue)")
    return RootDefinition(
      kind: kind, type: try name("the type of the \(kind.rawValue)"), range: range(from: start))
  }

  mutating func typeDefinition(
    _ kind: TypeKind, _ description: StringValue?, isExtension: Bool, from start: Int
  ) throws(SyntaxFailure) -> TypeDefinition {
    try advance()
    var type = TypeDefinition(
      source: definitionSource, kind: kind, isExtension: isExtension, description: description,
      name: try name("the type's name"))
    if kind == .object || kind == .interface { type.interfaces = try interfaces() }
    type.directives = try directives(isConstant: true)
    var hasBody = !type.interfaces.isEmpty || !type.directives.isEmpty
    switch kind {
    case .scalar: break
    case .union:
      if try skip(.equals) {
        type.members = try separated(by: .pipe, "the name of a type in the union")
        hasBody = true
      }
    case .object, .interface, .enumeration, .inputObject:
      if token.kind == .braceOpen {
        try members(of: &type)
        hasBody = true
      }
    }
    if isExtension, !hasBody { throw unexpected("what the extension of `\(type.name)` adds") }
    type.range = range(from: start)
    return type
  }

  private mutating func members(of type: inout TypeDefinition) throws(SyntaxFailure) {
    let name = type.name
    var what: String { "`\(name)`" }
    switch type.kind {
    case .object, .interface:
      type.fields = try items(.braceOpen, .braceClose, of: what) {
        parser throws(SyntaxFailure) in try parser.fieldDefinition()
      }
    case .enumeration:
      type.values = try items(.braceOpen, .braceClose, of: what) {
        parser throws(SyntaxFailure) in try parser.enumValue()
      }
    case .inputObject:
      type.inputFields = try items(.braceOpen, .braceClose, of: what) {
        parser throws(SyntaxFailure) in
        try parser.inputValue("a field's name")
      }
    case .scalar, .union: break
    }
  }

  private mutating func interfaces() throws(SyntaxFailure) -> [Name] {
    guard try skipWord("implements") else { return [] }
    return try separated(by: .ampersand, "the name of an interface")
  }

  /// Names with a separator between them, and perhaps one before the first.
  private mutating func separated(
    by separator: Token.Kind, _ what: String
  ) throws(SyntaxFailure) -> [Name] {
    _ = try skip(separator)
    var names = [try name(what)]
    while try skip(separator) { names.append(try name(what)) }
    return names
  }
}

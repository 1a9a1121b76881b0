extension Parser {
  mutating func document() throws(SyntaxFailure) -> Document {
    if token.kind == .end { throw failure(.emptyDocument, SourceRange(0, token.end)) }
    var definitions: [Definition] = []
    while token.kind != .end { definitions.append(try definition()) }
    return Document(source: definitionSource, definitions: definitions)
  }

  private mutating func definition() throws(SyntaxFailure) -> Definition {
    let start = token.start
    if token.kind == .braceOpen { return .operation(try shorthand()) }
    let description = try description()
    guard token.kind == .name else {
      if description != nil, token.kind == .braceOpen {
        throw failure(.unexpectedDescription(of: "a query without the word `query`"), token.range)
      }
      throw unexpected("a definition such as `query`, `fragment` or `type`")
    }
    switch text(of: token) {
    case "query": return .operation(try operation(.query, description, from: start))
    case "mutation": return .operation(try operation(.mutation, description, from: start))
    case "subscription": return .operation(try operation(.subscription, description, from: start))
    case "fragment": return .fragment(try fragment(description, from: start))
    case "extend":
      if description != nil { throw failure(.unexpectedDescription(of: "`extend`"), token.range) }
      try advance()
      if isWord("schema") {
        return .schema(try schema(nil, isExtension: true, from: start))
      }
      guard let kind = typeKind() else { throw unexpected("a kind of type, or `schema`") }
      return .type(try typeDefinition(kind, nil, isExtension: true, from: start))
    case "schema": return .schema(try schema(description, isExtension: false, from: start))
    case "directive": return .directive(try directiveDefinition(description, from: start))
    default:
      guard let kind = typeKind() else {
        throw unexpected("a definition such as `query`, `fragment` or `type`")
      }
      return .type(try typeDefinition(kind, description, isExtension: false, from: start))
    }
  }

  mutating func description() throws(SyntaxFailure) -> StringValue? {
    guard token.kind == .string || token.kind == .blockString else { return nil }
    return try stringValue()
  }

  private func typeKind() -> TypeKind? {
    guard token.kind == .name else { return nil }
    switch text(of: token) {
    case "scalar": return .scalar
    case "type": return .object
    case "interface": return .interface
    case "union": return .union
    case "enum": return .enumeration
    case "input": return .inputObject
    default: return nil
    }
  }
}

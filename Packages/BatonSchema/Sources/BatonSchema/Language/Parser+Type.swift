extension Parser {
  mutating func type() throws(SyntaxFailure) -> TypeReference {
    let start = token.start
    var type: TypeReference
    if token.kind == .bracketOpen {
      let opened = token
      typeDepth += 1
      guard typeDepth <= Document.maximumDepth else { throw tooDeep("Types") }
      try advance()
      let inner = try self.type()
      if token.kind == .end { throw unclosed(opened, .bracketClose) }
      try expect(.bracketClose, as: "`]` after the type of the list's elements")
      typeDepth -= 1
      type = .list(inner, range: range(from: start))
    } else {
      type = .named(try name("a type"))
    }
    if try skip(.bang) { type = .nonNull(type, range: range(from: start)) }
    return type
  }
}

/// A recursive-descent parser with one token of lookahead. Its extensions hold the grammar.
struct Parser {
  var lexer: Lexer
  /// The token not yet consumed.
  var token: Token
  /// Where the last consumed token ended.
  var lastEnd = 0
  var selectionDepth = 0
  var valueDepth = 0
  var typeDepth = 0
  let keepsLocations: Bool
  /// What definitions are told they come from.
  let definitionSource: Source

  init(_ source: Source, options: Document.ParseOptions) throws(SyntaxFailure) {
    try Self.check(source)
    keepsLocations = !options.contains(.withoutLocations)
    definitionSource = keepsLocations ? source : Source(name: "", bytes: [])
    lexer = Lexer(source)
    token = try lexer.next()
  }

  private static func check(_ source: Source) throws(SyntaxFailure) {
    guard source.bytes.count <= Document.maximumSize else {
      throw SyntaxFailure(
        Diagnostic(
          SyntaxFact.sourceTooLarge(limit: Document.maximumSize),
          at: SourceLocation(source, SourceRange(0, 0))))
    }
    if let offset = UTF8Validation.firstInvalidOffset(in: source.bytes) {
      throw SyntaxFailure(
        Diagnostic(
          SyntaxFact.invalidUTF8(byte: source.bytes[offset]),
          at: SourceLocation(source, SourceRange(offset, offset + 1))))
    }
  }
}

extension Parser {
  mutating func advance() throws(SyntaxFailure) {
    lastEnd = token.end
    token = try lexer.next()
  }

  func range(from start: Int) -> SourceRange {
    keepsLocations ? SourceRange(start, lastEnd) : .none
  }

  func text(of token: Token) -> String { lexer.text(token.start, token.end) }

  /// Whether the next token is this word.
  func isWord(_ word: StaticString) -> Bool {
    guard token.kind == .name, token.end - token.start == word.utf8CodeUnitCount else {
      return false
    }
    return word.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where lexer.bytes[token.start + index] != buffer[index] {
        return false
      }
      return true
    }
  }

  mutating func skip(_ kind: Token.Kind) throws(SyntaxFailure) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  mutating func skipWord(_ word: StaticString) throws(SyntaxFailure) -> Bool {
    guard isWord(word) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ kind: Token.Kind, as what: @autoclosure () -> String? = nil)
    throws(SyntaxFailure)
  {
    guard token.kind == kind else { throw unexpected(what() ?? kind.wording) }
    try advance()
  }

  mutating func expectEnd(after what: String) throws(SyntaxFailure) {
    guard token.kind == .end else { throw unexpected("nothing after \(what)") }
  }

  mutating func name(_ what: @autoclosure () -> String) throws(SyntaxFailure) -> Name {
    guard token.kind == .name else { throw unexpected(what()) }
    let name = Name(text(of: token), range: keepsLocations ? token.range : .none)
    try advance()
    return name
  }

  /// Items until `close`, at least one of them; `what` is whose braces these are.
  mutating func items<Item>(
    _ open: Token.Kind, _ close: Token.Kind, of what: @autoclosure () -> String,
    _ item: (inout Parser) throws(SyntaxFailure) -> Item
  ) throws(SyntaxFailure) -> [Item] {
    let opened = token
    try expect(open)
    if token.kind == close {
      throw failure(
        .emptyBraces(of: what(), round: close == .parenClose),
        SourceRange(opened.start, token.end))
    }
    var items: [Item] = []
    while token.kind != close {
      if token.kind == .end { throw unclosed(opened, close) }
      items.append(try item(&self))
    }
    try advance()
    return items
  }
}

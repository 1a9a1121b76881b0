extension Parser {
  /// How a message calls the token that was found.
  var found: String {
    switch token.kind {
    case .end: "the end of the text"
    case .string, .blockString: "the string \(Wording.quoted(text(of: token)))"
    default: Wording.quoted(text(of: token))
    }
  }

  func unexpected(_ expected: String) -> SyntaxFailure {
    token.kind == .end
      ? failure(.unexpectedEnd(expected: expected), token.range)
      : failure(.unexpectedToken(expected: expected, found: found), token.range)
  }

  /// The text ended inside braces that `opened` opened.
  func unclosed(_ opened: Token, _ close: Token.Kind) -> SyntaxFailure {
    let note = Diagnostic.Note(
      "\(Wording.quoted(text(of: opened))) is opened here.",
      at: SourceLocation(lexer.source, opened.range))
    return failure(.unexpectedEnd(expected: close.wording), token.range, notes: [note])
  }

  func failure(
    _ fact: SyntaxFact, _ range: SourceRange, notes: [Diagnostic.Note] = []
  ) -> SyntaxFailure {
    SyntaxFailure(Diagnostic(fact, at: SourceLocation(lexer.source, range), notes: notes))
  }

  func tooDeep(_ what: String) -> SyntaxFailure {
    failure(.nestingTooDeep(what: what, limit: Document.maximumDepth), token.range)
  }
}

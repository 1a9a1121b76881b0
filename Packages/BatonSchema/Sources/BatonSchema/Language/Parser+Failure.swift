extension Parser {
  /// How a message calls the token that was found.
  var found: String {
    switch token.kind {
    case .end: "the end of the text"
    case .string, .blockString: "the string \(Wording.quoted(text(of: token)))"
    default: Wording.quoted(text(of: token))
    }
  }

  func unexpected(_ expected: String) -> Diagnostic {
    token.kind == .end
      ? failure(.unexpectedEnd(expected: expected), token.range)
      : failure(.unexpectedToken(expected: expected, found: found), token.range)
  }

  /// The text ended inside braces that `opened` opened.
  func unclosed(_ opened: Token, _ close: Token.Kind) -> Diagnostic {
    var diagnostic = failure(.unexpectedEnd(expected: close.wording), token.range)
    diagnostic.notes.append(
      Diagnostic.Note(
        "\(Wording.quoted(text(of: opened))) is opened here.",
        at: SourceLocation(lexer.source, opened.range)))
    return diagnostic
  }

  func failure(_ fact: SyntaxFact, _ range: SourceRange) -> Diagnostic {
    Diagnostic(fact, at: SourceLocation(lexer.source, range))
  }

  func tooDeep(_ what: String) -> Diagnostic {
    failure(.nestingTooDeep(what: what, limit: Document.maximumDepth), token.range)
  }
}

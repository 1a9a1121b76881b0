/// A marker as written: `@Query("""…""", fetchPolicy: .storeOnly)`.
struct Attribute {
  let piece: SourcePiece
  /// Where the `@` stands.
  let start: Int
  /// Where the first argument stands, or the attribute where there is none.
  let argument: Int
  /// The first argument, where it is one string literal and nothing more.
  let document: StringLiteral?
  /// The arguments after the document, as written.
  let laterArguments: String?

  init(_ piece: SourcePiece) {
    self.piece = piece
    var scanner = SwiftScanner(piece.bytes)
    scanner.skipTrivia()
    start = scanner.index
    _ = scanner.take("@")
    repeat {
      scanner.skipTrivia()
      _ = scanner.identifier()
      scanner.skipTrivia()
    } while scanner.take(".")
    guard scanner.take("(") else {
      (argument, document, laterArguments) = (start, nil, nil)
      return
    }
    scanner.skipTrivia()
    argument = scanner.index
    guard StringLiteral.starts(at: scanner), let literal = scanner.literal() else {
      (document, laterArguments) = (nil, nil)
      return
    }
    scanner.skipTrivia()
    let isAlone = scanner.starts(with: ",") || scanner.starts(with: ")")
    document = isAlone ? literal : nil
    laterArguments =
      scanner.take(",") ? Self.arguments(&scanner).map(piece.text) : nil
  }

  func diagnostic(_ message: String, at index: Int? = nil) -> Diagnostic {
    piece.diagnostic(message, at: index ?? start)
  }

  /// From the first token to the last before the closing parenthesis, so that no comment at the end
  /// swallows what the text is put in front of.
  private static func arguments(_ scanner: inout SwiftScanner) -> Range<Int>? {
    scanner.skipTrivia()
    let start = scanner.index
    var end = start
    while !scanner.isAtEnd, !scanner.starts(with: ")") {
      scanner.skipToken()
      end = scanner.index
      scanner.skipTrivia()
    }
    return start < end ? start..<end : nil
  }
}

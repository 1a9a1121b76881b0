/// What can be wrong with a text before anyone asks what it means.
enum SyntaxFact: Hashable, Sendable {
  case unexpectedToken(expected: String, found: String)
  case unexpectedEnd(expected: String)
  case emptyDocument
  case emptyBraces(of: String, round: Bool = false)
  case invalidCharacter(String)
  case invalidNumber(String, reason: String)
  case invalidEscape(String, reason: String)
  case unterminatedString
  case unterminatedBlockString
  case invalidUTF8(byte: UInt8)
  case variableInConstant(name: String)
  case reservedName(String, use: String)
  case unexpectedDescription(of: String)
  case nestingTooDeep(what: String, limit: Int)
  case sourceTooLarge(limit: Int)
}

extension SyntaxFact: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  var diagnosticID: DiagnosticID {
    switch self {
    case .unexpectedToken, .unexpectedDescription: .unexpectedToken
    case .unexpectedEnd: .unexpectedEnd
    case .emptyDocument: .emptyDocument
    case .emptyBraces: .emptyBraces
    case .invalidCharacter: .invalidCharacter
    case .invalidNumber: .invalidNumber
    case .invalidEscape: .invalidEscape
    case .unterminatedString, .unterminatedBlockString: .unterminatedString
    case .invalidUTF8: .invalidUTF8
    case .variableInConstant: .variableInConstant
    case .reservedName: .reservedName
    case .nestingTooDeep: .nestingTooDeep
    case .sourceTooLarge: .sourceTooLarge
    }
  }
}

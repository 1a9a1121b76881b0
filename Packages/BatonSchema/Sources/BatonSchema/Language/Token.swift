/// A token: its kind and where it stands. Its text is read from the source when it is needed.
struct Token {
  enum Kind: UInt8 {
    case end, name, int, float, string, blockString
    case bang, dollar, ampersand, parenOpen, parenClose, spread, colon, equals, at
    case bracketOpen, bracketClose, braceOpen, pipe, braceClose

    /// How a message names it where one is expected.
    var wording: String {
      switch self {
      case .end: "the end of the text"
      case .name: "a name"
      case .int, .float: "a number"
      case .string, .blockString: "a string"
      case .bang: "`!`"
      case .dollar: "`$`"
      case .ampersand: "`&`"
      case .parenOpen: "`(`"
      case .parenClose: "`)`"
      case .spread: "`...`"
      case .colon: "`:`"
      case .equals: "`=`"
      case .at: "`@`"
      case .bracketOpen: "`[`"
      case .bracketClose: "`]`"
      case .braceOpen: "`{`"
      case .pipe: "`|`"
      case .braceClose: "`}`"
      }
    }
  }

  var kind: Kind
  var start: Int
  var end: Int

  var range: SourceRange { SourceRange(start, end) }
}

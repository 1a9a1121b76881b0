extension SyntaxFact {
  var message: String {
    switch self {
    case .unexpectedToken(let expected, let found):
      "Expected \(expected), found \(found)."
    case .unexpectedEnd(let expected):
      "Expected \(expected), but the text ends here."
    case .emptyDocument:
      "The text holds no definition."
    case .emptyBraces(let what, let round):
      "The \(round ? "parentheses" : "braces") of \(what) are empty."
    case .invalidCharacter(let character):
      "The character \(character) has no place outside strings and comments."
    case .invalidNumber(let text, let reason):
      "\(Wording.quoted(text)) is not a number: \(reason)."
    case .invalidEscape(let text, let reason):
      "\(Wording.quoted(text)) is not an escape: \(reason)."
    case .unterminatedString:
      "The string does not end on the line it began on."
    case .unterminatedBlockString:
      "The block string does not end."
    case .invalidUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8 at this place."
    case .variableInConstant(let name):
      "The variable `$\(name)` stands where only a constant can."
    case .reservedName(let name, let use):
      "`\(name)` cannot be the name of \(use)."
    case .unexpectedDescription(let what):
      "A description cannot stand before \(what)."
    case .nestingTooDeep(let what, let limit):
      "\(what) nest deeper than \(limit) levels."
    case .sourceTooLarge(let limit):
      "The text is larger than \(limit) bytes."
    }
  }

  var hint: String? {
    switch self {
    case .emptyDocument: "Write at least one operation, fragment or type."
    case .emptyBraces(_, round: true):
      "Write at least one item between the parentheses, or leave the parentheses out."
    case .emptyBraces: "Write at least one item between the braces, or leave the braces out."
    case .invalidCharacter("`'`"): "Strings are written with double quotes."
    case .invalidCharacter("`“`"), .invalidCharacter("`”`"):
      "Strings are written with straight double quotes."
    case .invalidCharacter("`/`"): "A comment begins with `#`."
    case .invalidCharacter: "Remove it, or put it into a string."
    case .unterminatedString:
      "Close it with `\"`; a text of several lines is written `\"\"\"…\"\"\"`."
    case .unterminatedBlockString: "Close it with `\"\"\"`; inside it, three quotes are `\\\"\"\"`."
    case .invalidUTF8: "Save the text as UTF-8."
    case .variableInConstant: "Write the value itself."
    case .nestingTooDeep: "Split it into fragments, or flatten it."
    case .sourceTooLarge: "Split it into several files."
    case .invalidEscape: "A backslash itself is written `\\\\`."
    case .reservedName: "Choose another name."
    case .unexpectedDescription: "Make it a comment: `# …`."
    // What is expected says it all.
    case .unexpectedToken, .unexpectedEnd: nil
    case .invalidNumber: "Put a text into double quotes; a name cannot begin with a digit."
    }
  }
}

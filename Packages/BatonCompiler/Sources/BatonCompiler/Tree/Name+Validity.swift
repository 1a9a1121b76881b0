import BatonSchema

extension Name {
  /// Whether a text is one: letters, digits and `_`, no digit first.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit else { return false }
    return text.utf8.allSatisfy { $0 < 0x80 && $0.isIdentifierPart }
  }
}

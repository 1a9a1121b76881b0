/// Every kind of diagnostic this package reports, by its stable id: what documentation is found by.
public enum DiagnosticID: String, Hashable, Sendable, CaseIterable {
  // Syntax
  case unexpectedToken = "unexpected-token"
  case unexpectedEnd = "unexpected-end"
  case emptyDocument = "empty-document"
  case emptyBraces = "empty-braces"
  case invalidCharacter = "invalid-character"
  case invalidNumber = "invalid-number"
  case invalidEscape = "invalid-escape"
  case unterminatedString = "unterminated-string"
  case invalidUTF8 = "invalid-utf8"
  case variableInConstant = "variable-in-constant"
  case reservedName = "reserved-name"
  case nestingTooDeep = "nesting-too-deep"
  case sourceTooLarge = "source-too-large"
}

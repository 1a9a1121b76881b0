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

  // Schema
  case schemaEmpty = "schema-empty"
  case schemaExecutableDefinition = "schema-executable-definition"
  case schemaDuplicate = "schema-duplicate"
  case schemaExtension = "schema-extension"
  case schemaUnknownType = "schema-unknown-type"
  case schemaRoot = "schema-root"
  case schemaOutputType = "schema-output-type"
  case schemaInputType = "schema-input-type"
  case schemaInterface = "schema-interface"
  case schemaUnionMember = "schema-union-member"
  case schemaEmptyType = "schema-empty-type"
  case schemaReservedName = "schema-reserved-name"
  case schemaInputCycle = "schema-input-cycle"
  case schemaOneOf = "schema-one-of"
}

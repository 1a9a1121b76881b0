/// Everything the compiler itself finds wrong; what is wrong with GraphQL as such is BatonSchema's.
enum CompilerProblem: Hashable, Sendable {
  // Markers
  case unterminatedLiteral
  case unterminatedComment
  case interpolationTooDeep(limit: Int)
  case interpolatedDocument
  case invalidEscape
  case missingDocument(Marker)
  case dividedDocument
  case wrongDefinition(Marker)
  case wrongPropertyType(found: String, expected: [String])

  // baton.json
  case configSyntax(String, hint: String?)
  case configDuplicateKey(String)
  case configDuplicateValue(String)
  case configUnknownKey(String, suggestion: String?, known: [String])
  case configWrongValue(key: String, expected: String, example: String?)
  case configMissingKey(String)
  case identityUnknownType(String, suggestion: String?)
  case identityNotComposite(String)
  case identityUnknownField(type: String, field: String, suggestion: String?)
  case identityUnusableField(type: String, field: String, fieldType: String)
  case identityConflict(type: String, first: String, second: String)
  case identityUnusedDefault(String)
  case lookupUnknownField(String, suggestion: String?)
  case lookupNotOnQuery(String)
  case lookupWrongType(field: String, returns: String)
  case lookupMissingType(field: String, returns: String)
  case lookupUnknownArgument(field: String, argument: String, suggestion: String?)
  case lookupWrongArgumentCount(type: String, key: [String], given: Int)
  case scalarUnknown(String, suggestion: String?)
  case scalarBuiltIn(String)
  case scalarSwiftType(String)
  case transientUnknownType(String, suggestion: String?)
  case transientUnknownField(String, suggestion: String?)
  case persistedMapWrongValue

  // The answer of a server about its schema
  case introspectionNotJSON(String)
  case introspectionRefused(String)
  case introspectionMalformed(String)

  // The schema
  case schemaIsJSON
  case rootNameTaken(String, root: String)

  // Documents
  case unsupportedDirective(String)
  case identityAlias(key: String, type: String, selected: String)
  case planTooDeep(operation: String, limit: Int)
  case spreadNeedsAlias(type: String)
  case invalidExpiration
  case renamedDefinition(String, swift: String)
  case typeNameTaken(String)
  case unsupportedNestedList(type: String, field: String)
}

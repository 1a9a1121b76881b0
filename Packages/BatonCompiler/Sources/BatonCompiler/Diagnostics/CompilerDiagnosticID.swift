/// Every kind of diagnostic that the compiler adds to those of GraphQL itself, by its stable id: what
/// documentation is found by.
public enum CompilerDiagnosticID: String, Hashable, Sendable, CaseIterable {
  // Swift files
  case unterminatedLiteral = "unterminated-literal"
  case unterminatedComment = "unterminated-comment"
  case interpolationTooDeep = "interpolation-too-deep"
  case interpolatedDocument = "interpolated-document"
  case invalidLiteralEscape = "invalid-literal-escape"
  case missingDocument = "missing-document"
  case dividedDocument = "divided-document"
  case wrongDefinition = "wrong-definition"
  case wrongPropertyType = "wrong-property-type"

  // baton.json
  case configSyntax = "config-syntax"
  case configDuplicateKey = "config-duplicate-key"
  case configDuplicateValue = "config-duplicate-value"
  case configUnknownKey = "config-unknown-key"
  case configWrongValue = "config-wrong-value"
  case configMissingKey = "config-missing-key"
  case identityUnknownType = "identity-unknown-type"
  case identityNotComposite = "identity-not-composite"
  case identityUnknownField = "identity-unknown-field"
  case identityUnusableField = "identity-unusable-field"
  case identityConflict = "identity-conflict"
  case identityUnusedDefault = "identity-unused-default"
  case lookupUnknownField = "lookup-unknown-field"
  case lookupNotOnQuery = "lookup-not-on-query"
  case lookupWrongType = "lookup-wrong-type"
  case lookupMissingType = "lookup-missing-type"
  case lookupUnknownArgument = "lookup-unknown-argument"
  case lookupWrongArgumentCount = "lookup-wrong-argument-count"
  case scalarUnknown = "scalar-unknown"
  case scalarBuiltIn = "scalar-built-in"
  case scalarSwiftType = "scalar-swift-type"
  case transientUnknownType = "transient-unknown-type"
  case transientUnknownField = "transient-unknown-field"
  case persistedMapWrongValue = "persisted-map-wrong-value"

  // The answer of a server about its schema
  case introspectionNotJSON = "introspection-not-json"
  case introspectionRefused = "introspection-refused"
  case introspectionMalformed = "introspection-malformed"

  // Writes
  case editInQuery = "edit-in-query"
  case editWrongField = "edit-wrong-field"
  case editTwice = "edit-twice"
  case editConflict = "edit-conflict"
  case edgeType = "edge-type"
  case editNeedsKey = "edit-needs-key"
  case deferOnInlineFragment = "defer-on-inline-fragment"
  case deferLabelTaken = "defer-label-taken"
  case clientFieldNonNull = "client-field-non-null"
  case clientOnlyOperation = "client-only-operation"

  // The schema
  case schemaIsJSON = "schema-is-json"
  case rootNameTaken = "root-name-taken"

  // Documents
  case unsupportedDirective = "unsupported-directive"
  case identityAlias = "identity-alias"
  case planTooDeep = "plan-too-deep"
  case spreadNeedsAlias = "spread-needs-alias"
  case invalidExpiration = "invalid-expiration"
  case renamedDefinition = "renamed-definition"
  case typeNameTaken = "type-name-taken"
  case unsupportedNestedList = "unsupported-nested-list"

  // How selections are read
  case aliasNotName = "alias-not-name"
  case aliasNeedsName = "alias-needs-name"
  case aliasTaken = "alias-taken"
  case inlineDirective = "inline-directive"
  case inlineSpread = "inline-spread"
  case literalNeeded = "literal-needed"
  case requiredConflict = "required-conflict"
  case requiredNonNull = "required-non-null"
  case requiredWeaker = "required-weaker"
  case requiredAndCatch = "required-and-catch"
  case catchConflict = "catch-conflict"
  case catchNeedsAlias = "catch-needs-alias"
  case lensTooLarge = "lens-too-large"
  case deprecated = "deprecated"

  // Fragment arguments
  case argumentsExpandTooFar = "arguments-expand-too-far"
  case spreadArgumentsDiffer = "spread-arguments-differ"

  // Refetchable fragments
  case refetchableName = "refetchable-name"
  case refetchableNameTaken = "refetchable-name-taken"
  case refetchableType = "refetchable-type"
  case refetchableKeyArgument = "refetchable-key-argument"
  case refetchableVariable = "refetchable-variable"

  // Connections
  case connectionKey = "connection-key"
  case connectionFilter = "connection-filter"
  case connectionType = "connection-type"
  case connectionNeedsCount = "connection-needs-count"
  case connectionNeedsEdges = "connection-needs-edges"
  case connectionsDiffer = "connections-differ"
  case connectionNodes = "connection-nodes"
}

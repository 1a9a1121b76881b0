import BatonSchema

extension CompilerProblem: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .unterminatedLiteral: .unterminatedLiteral
    case .unterminatedComment: .unterminatedComment
    case .interpolationTooDeep: .interpolationTooDeep
    case .interpolatedDocument: .interpolatedDocument
    case .invalidEscape: .invalidLiteralEscape
    case .missingDocument: .missingDocument
    case .dividedDocument: .dividedDocument
    case .wrongDefinition: .wrongDefinition
    case .wrongPropertyType: .wrongPropertyType
    case .configSyntax: .configSyntax
    case .configDuplicateKey: .configDuplicateKey
    case .configDuplicateValue: .configDuplicateValue
    case .configUnknownKey: .configUnknownKey
    case .configWrongValue: .configWrongValue
    case .configMissingKey: .configMissingKey
    case .identityUnknownType: .identityUnknownType
    case .identityNotComposite: .identityNotComposite
    case .identityUnknownField: .identityUnknownField
    case .identityUnusableField: .identityUnusableField
    case .identityConflict: .identityConflict
    case .identityUnusedDefault: .identityUnusedDefault
    case .lookupUnknownField: .lookupUnknownField
    case .lookupNotOnQuery: .lookupNotOnQuery
    case .lookupWrongType: .lookupWrongType
    case .lookupMissingType: .lookupMissingType
    case .lookupUnknownArgument: .lookupUnknownArgument
    case .lookupWrongArgumentCount: .lookupWrongArgumentCount
    case .scalarUnknown: .scalarUnknown
    case .scalarBuiltIn: .scalarBuiltIn
    case .scalarSwiftType: .scalarSwiftType
    case .transientUnknownType: .transientUnknownType
    case .transientUnknownField: .transientUnknownField
    case .persistedMapWrongValue: .persistedMapWrongValue
    case .introspectionNotJSON: .introspectionNotJSON
    case .introspectionRefused: .introspectionRefused
    case .introspectionMalformed: .introspectionMalformed
    case .schemaIsJSON: .schemaIsJSON
    case .rootNameTaken: .rootNameTaken
    case .unsupportedDirective: .unsupportedDirective
    case .identityAlias: .identityAlias
    case .planTooDeep: .planTooDeep
    case .spreadNeedsAlias: .spreadNeedsAlias
    case .invalidExpiration: .invalidExpiration
    case .renamedDefinition: .renamedDefinition
    case .typeNameTaken: .typeNameTaken
    case .unsupportedNestedList: .unsupportedNestedList
    }
  }

  var severity: Diagnostic.Severity {
    switch self {
    // A type alias may stand for the type that is meant.
    case .identityUnusedDefault, .wrongPropertyType: .warning
    // The code is right; only its author may look for it under the other name.
    case .renamedDefinition: .warning
    case .unterminatedLiteral, .unterminatedComment, .interpolationTooDeep, .interpolatedDocument,
      .invalidEscape, .missingDocument, .dividedDocument, .wrongDefinition, .configSyntax,
      .configDuplicateKey,
      .configDuplicateValue, .configUnknownKey, .configWrongValue, .configMissingKey,
      .identityUnknownType, .identityNotComposite, .identityUnknownField, .identityUnusableField,
      .identityConflict, .lookupUnknownField, .lookupNotOnQuery, .lookupWrongType,
      .lookupMissingType, .lookupUnknownArgument, .lookupWrongArgumentCount, .scalarUnknown,
      .scalarBuiltIn, .scalarSwiftType, .transientUnknownType, .transientUnknownField,
      .persistedMapWrongValue, .introspectionNotJSON, .introspectionRefused,
      .introspectionMalformed, .schemaIsJSON, .rootNameTaken, .unsupportedDirective,
      .identityAlias, .planTooDeep, .spreadNeedsAlias, .invalidExpiration, .typeNameTaken,
      .unsupportedNestedList:
      .error
    }
  }
}

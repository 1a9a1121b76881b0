/// What can be wrong with a schema whose texts parse.
enum SchemaFact: Hashable, Sendable {
  case empty
  case executableDefinition(keyword: String)
  case duplicateType(name: String)
  case duplicateDirective(name: String)
  case duplicateMember(String, of: String)
  case extensionOfUnknownType(name: String, suggestions: [String])
  case extensionOfOtherKind(name: String, extended: TypeKind, actual: TypeKind)
  case unknownType(name: String, suggestions: [String])
  case missingQueryRoot
  case secondSchemaDefinition
  case duplicateRoot(OperationKind)
  case rootIsNoObject(OperationKind, type: String, actual: TypeKind)
  case rootSharedWith(OperationKind, other: OperationKind, type: String)
  case notAnOutputType(String, of: String)
  case notAnInputType(String, of: String)
  case notAnInterface(String, type: String, actual: TypeKind)
  case implementsItself(type: String, through: String?)
  case missingInterface(String, type: String, because: String)
  case missingInterfaceField(String, type: String, interface: String)
  case interfaceFieldType(
    field: String, type: String, found: String, interface: String, expected: String)
  case missingInterfaceArgument(String, field: String, interface: String)
  case interfaceArgumentType(
    String, field: String, found: String, interface: String, expected: String)
  case requiredExtraArgument(String, field: String, interface: String)
  case notAUnionMember(String, union: String, actual: TypeKind)
  case emptyType(name: String, kind: TypeKind)
  case reservedName(String)
  case inputCycle([String])
  case defaultCycle([String])
  case oneOfField(String, type: String)
  case oneOfExtension(type: String)
  case deprecatedRequired(String, of: String)
  case deprecatedImplementation(field: String, interface: String)
  case directiveCycle(String)
  case semanticLevel(String, field: String, type: String)
  case semanticFieldUnknown(String, type: String, suggestions: [String])
}

extension SchemaFact: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  var severity: Diagnostic.Severity {
    // The specification refuses it since September 2025; servers with such schemas are older than that.
    if case .deprecatedImplementation = self { .warning } else { .error }
  }

  var diagnosticID: DiagnosticID {
    switch self {
    case .empty: .schemaEmpty
    case .executableDefinition: .schemaExecutableDefinition
    case .duplicateType, .duplicateDirective, .duplicateMember: .schemaDuplicate
    case .extensionOfUnknownType, .extensionOfOtherKind: .schemaExtension
    case .unknownType: .schemaUnknownType
    case .missingQueryRoot, .secondSchemaDefinition, .duplicateRoot, .rootIsNoObject,
      .rootSharedWith:
      .schemaRoot
    case .notAnOutputType: .schemaOutputType
    case .notAnInputType: .schemaInputType
    case .notAnInterface, .implementsItself, .missingInterface, .missingInterfaceField,
      .interfaceFieldType, .missingInterfaceArgument, .interfaceArgumentType,
      .requiredExtraArgument:
      .schemaInterface
    case .notAUnionMember: .schemaUnionMember
    case .emptyType: .schemaEmptyType
    case .reservedName: .schemaReservedName
    case .inputCycle: .schemaInputCycle
    case .defaultCycle: .schemaDefaultCycle
    case .oneOfField, .oneOfExtension: .schemaOneOf
    case .deprecatedRequired, .deprecatedImplementation: .schemaDeprecation
    case .directiveCycle: .schemaDirectiveCycle
    case .semanticLevel, .semanticFieldUnknown: .schemaSemanticNullability
    }
  }
}

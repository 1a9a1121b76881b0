/// What can be wrong with documents that parse, by the rule that finds it.
enum RuleFact: Hashable, Sendable {
  case notExecutable(keyword: String)
  case anonymousOperation(OperationKind)
  case noRootType(OperationKind)
  case duplicateOperation(String)
  case duplicateFragment(String)
  case duplicateVariable(String)
  case duplicateArgument(String)
  case duplicateInputField(String)
  case duplicateDirective(String)
  case unknownType(String, suggestions: [String])
  case variableOfOutputType(variable: String, type: String)
  case fragmentOnLeaf(fragment: String?, type: String, kind: TypeKind)
  case unknownFragment(String, suggestions: [String])
  case fragmentCycle([String])
  case nestingThroughFragments(limit: Int)
  case impossibleSpread(fragment: String?, type: String, parent: String)
  case unknownField(String, type: String, kind: TypeKind, UnknownField)
  case selectionOnLeaf(field: String, type: String)
  case missingSelection(field: String, type: String)
  case unknownDirective(String, suggestions: [String])
  case misplacedDirective(String, at: DirectiveLocation, allowed: [DirectiveLocation])
  case malformedArgumentDefinition(String)
  case unknownDefinitionField(String, argument: String)
  case unknownArgument(String, of: String, suggestions: [String])
  /// `values`: those of an enum that has few.
  case missingArgument(String, of: String, type: String, values: [String])
  case wrongValue(String, type: String, reason: ValueProblem)
  case unknownInputField(String, type: String, suggestions: [String])
  case missingInputField(String, type: String, fieldType: String)
  case oneOfCount(type: String, count: Int)
  case oneOfNull(field: String, type: String)
  case undefinedVariable(String, operation: String?, type: String?)
  case unusedVariable(String, operation: String?)
  case unusedArgument(String, fragment: String)
  case variablePosition(variable: String, type: String, expected: String)
  case oneOfVariable(variable: String, type: String)
  case severalSubscriptionFields
  case introspectionSubscription(field: String)
  case conditionalSubscription(directive: String)
  case variableLabel(directive: String)
  case duplicateLabel(String)
  case deferredRoot(directive: String, OperationKind)
  case deferredSubscription(directive: String, operation: String?)
  case streamedNonList(field: String, type: String)
  case conflict(path: [String], FieldConflict)
  case tooManyOverlaps
  case unusedFragment(String)

  /// What may be meant by a field that does not exist.
  struct UnknownField: Hashable, Sendable {
    var suggestions: [String] = []
    /// Those of the possible types that have the field.
    var types: [String] = []
    /// A fragment has the name.
    var isFragment = false
  }

  /// Why a value does not fit its type.
  enum ValueProblem: Hashable, Sendable {
    case kind
    case null
    case intRange
    case floatRange
    case unknownEnumValue(suggestions: [String], values: [String])
    case enumInQuotes(String)
    /// What no enum's value is written as.
    case notEnumValue(values: [String])
  }

  /// Why two fields cannot be one member of the response.
  enum FieldConflict: Hashable, Sendable {
    case names(String, String)
    case arguments
    case types(String, String)
    case streams
  }
}

extension RuleFact: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  var severity: Diagnostic.Severity {
    switch self {
    case .unusedFragment, .unusedArgument: .warning
    default: .error
    }
  }

  var diagnosticID: DiagnosticID {
    switch self {
    case .notExecutable: .executableDefinitions
    case .anonymousOperation: .loneAnonymousOperation
    case .noRootType: .knownOperationTypes
    case .duplicateOperation: .uniqueOperationNames
    case .duplicateFragment: .uniqueFragmentNames
    case .duplicateVariable: .uniqueVariableNames
    case .duplicateArgument: .uniqueArgumentNames
    case .duplicateInputField: .uniqueInputFieldNames
    case .duplicateDirective: .uniqueDirectivesPerLocation
    case .unknownType: .knownTypeNames
    case .variableOfOutputType: .variablesAreInputTypes
    case .fragmentOnLeaf: .fragmentsOnCompositeTypes
    case .unknownFragment: .knownFragmentNames
    case .fragmentCycle: .noFragmentCycles
    case .nestingThroughFragments: .nestingTooDeep
    case .impossibleSpread: .possibleFragmentSpreads
    case .unknownField: .fieldsOnCorrectType
    case .selectionOnLeaf, .missingSelection: .scalarLeafs
    case .unknownDirective, .misplacedDirective: .knownDirectives
    case .malformedArgumentDefinition, .unknownDefinitionField: .argumentDefinitions
    case .unknownArgument: .knownArgumentNames
    case .missingArgument: .providedRequiredArguments
    case .wrongValue, .unknownInputField, .missingInputField, .oneOfCount, .oneOfNull:
      .valuesOfCorrectType
    case .undefinedVariable: .noUndefinedVariables
    case .unusedVariable, .unusedArgument: .noUnusedVariables
    case .variablePosition, .oneOfVariable: .variablesInAllowedPosition
    case .severalSubscriptionFields, .introspectionSubscription, .conditionalSubscription:
      .singleFieldSubscriptions
    case .variableLabel, .duplicateLabel: .deferStreamDirectiveLabel
    case .deferredRoot: .deferStreamDirectiveOnRootField
    case .deferredSubscription: .deferStreamDirectiveOnValidOperations
    case .streamedNonList: .streamDirectiveOnListField
    case .conflict, .tooManyOverlaps: .overlappingFieldsCanBeMerged
    case .unusedFragment: .noUnusedFragments
    }
  }
}

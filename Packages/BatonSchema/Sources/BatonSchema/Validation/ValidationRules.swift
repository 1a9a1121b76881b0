/// Every rule, by the name graphql-js gives it, each in a file of its own.
enum ValidationRules {
  static let all: [@Sendable (inout ValidationContext) -> Void] = [
    executableDefinitions,
    loneAnonymousOperation,
    knownOperationTypes,
    uniqueOperationNames,
    uniqueFragmentNames,
    uniqueVariableNames,
    uniqueArgumentNames,
    uniqueInputFieldNames,
    uniqueDirectivesPerLocation,
    knownTypeNames,
    variablesAreInputTypes,
    fragmentsOnCompositeTypes,
    knownFragmentNames,
    noFragmentCycles,
    maximumDepth,
    possibleFragmentSpreads,
    fieldsOnCorrectType,
    scalarLeafs,
    knownDirectives,
    argumentDefinitions,
    knownArgumentNames,
    providedRequiredArguments,
    valuesOfCorrectType,
    noUndefinedVariables,
    noUnusedVariables,
    variablesInAllowedPosition,
    spreadArgumentsInAllowedPosition,
    singleFieldSubscriptions,
    deferStreamDirectiveLabel,
    deferStreamDirectiveOnRootField,
    deferStreamDirectiveOnValidOperations,
    streamDirectiveOnListField,
    overlappingFieldsCanBeMerged,
    noUnusedFragments,
  ]

  /// Those that the texts of a schema are held to as well.
  static let ofSchemas: [@Sendable (inout ValidationContext) -> Void] = [
    uniqueArgumentNames, uniqueInputFieldNames, uniqueDirectivesPerLocation, knownDirectives,
    knownArgumentNames, providedRequiredArguments, valuesOfCorrectType,
  ]
}

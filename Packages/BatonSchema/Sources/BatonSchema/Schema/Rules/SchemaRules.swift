/// What is checked of a schema once its texts are merged, in the order of the reports at one place.
enum SchemaRules {
  static let all: [@Sendable (inout SchemaDraft) -> Void] = [
    reservedNames, rootTypes, nonEmptyTypes, references, unionMembers, interfaces, inputCycles,
    defaultCycles, oneOfInputs, deprecatedInputs, directiveCycles, semanticNullability,
  ]
}

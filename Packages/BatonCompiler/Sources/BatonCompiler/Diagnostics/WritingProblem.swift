/// What is wrong with directives and fields that concern writes.
enum WritingProblem: Hashable, Sendable {
  // Edge directives
  case editInQuery(String)
  case editWrongField(TypedEdit.Kind, field: String, type: String)
  case editTwice(first: String, second: String)
  case editConflict(field: String)
  case edgeTypeNotLiteral
  case edgeTypeUnknown(String, suggestion: String?)
  case edgeTypeNoEdge(String)
  case edgeTypeOtherNode(String, node: String, given: String)
  case editNeedsKey(String, type: String, key: [String])

  // Incremental delivery
  case deferOnInlineFragment
  case deferLabelTaken(String)

  // The client's own schema
  case clientFieldNonNull(type: String, field: String, nullable: String)
  case clientOnlyOperation(String)
}

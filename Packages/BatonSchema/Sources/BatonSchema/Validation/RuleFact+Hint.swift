extension RuleFact {
  var hint: String? {
    switch self {
    case .anonymousOperation(let kind):
      "Write one after `\(kind.rawValue)`: what is generated is named after it."
    case .unknownType(_, let suggestions), .unknownFragment(_, let suggestions),
      .unknownArgument(_, _, let suggestions), .unknownInputField(_, _, let suggestions):
      Wording.didYouMean(suggestions)
    case .unknownDirective(_, let suggestions):
      Wording.didYouMean(suggestions.map { "@" + $0 })
    case .unknownField(let field, _, let kind, let suggestions, let types):
      Self.unknownField(field, kind, suggestions, types)
    case .selectionOnLeaf: "Remove the braces."
    case .missingSelection(let field, _): "Write `\(field) { … }`."
    case .malformedArgumentDefinition(let name):
      "Write `\(name): {type: \"Int\", defaultValue: 10}`, the default being optional."
    case .wrongValue(_, _, .unknownEnumValue(let suggestions)): Wording.didYouMean(suggestions)
    case .wrongValue(_, _, .enumInQuotes(let value)): "Write `\(value)` without quotes."
    case .undefinedVariable(let name, _, let type):
      "Declare it: `$\(name): \(type ?? "…")` after the operation's name."
    case .oneOfVariable(_, let type): "Declare it as \(Wording.quoted(type + "!"))."
    case .unusedVariable: "Remove it."
    case .variableLabel: "Write it as a string."
    case .duplicateLabel: "Give each a label of its own, or none."
    case .deferredRoot(let directive, _): "Move `@\(directive)` to something inside the field."
    case .deferredSubscription(let directive, _):
      "Remove it, or write `@\(directive)(if: false)` where a query shares this fragment."
    case .streamedNonList: "Remove `@stream`."
    case .conflict: "Give one of them an alias."
    case .unusedFragment: "Spread it somewhere, or remove it."
    case .nestingThroughFragments: "Spread fewer fragments inside fragments."
    case .duplicateDirective: "Remove one of them."
    default: nil
    }
  }

  private static func unknownField(
    _ field: String, _ kind: TypeKind, _ suggestions: [String], _ types: [String]
  ) -> String? {
    if !types.isEmpty {
      return
        "Select it inside `... on \(types[0]) { … }`: it is a field of \(Wording.conjunction(types))."
    }
    if let hint = Wording.didYouMean(suggestions) { return hint }
    return kind == .union
      ? "A union has no fields of its own: select inside `... on Type { … }`." : nil
  }
}

extension Wording {
  /// Where in a document a directive stands.
  static func place(_ location: DirectiveLocation) -> String {
    switch location {
    case .query: "a query"
    case .mutation: "a mutation"
    case .subscription: "a subscription"
    case .field: "a field"
    case .fragmentDefinition: "a fragment"
    case .fragmentSpread: "a fragment's spread"
    case .inlineFragment: "an inline fragment"
    case .variableDefinition: "a variable"
    default: "a definition of the schema"
    }
  }
}

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
    case .unknownField(let field, _, let kind, let meant): Self.unknownField(field, kind, meant)
    case .selectionOnLeaf: "Remove the braces."
    case .missingSelection(let field, _): "Write `\(field) { … }`."
    case .unknownDefinitionField(let field, _):
      Wording.didYouMean(Suggestions.nearest(to: field, in: ["type", "defaultValue"]))
        ?? "Remove it."
    case .malformedArgumentDefinition(let name):
      "Write `\(name): {type: \"Int\", defaultValue: 10}`, the default being optional."
    case .wrongValue(_, _, .unknownEnumValue(let suggestions, let values)):
      Wording.didYouMean(suggestions) ?? Self.values(values)
    case .wrongValue(_, _, .notEnumValue(let values)): Self.values(values)
    case .wrongValue(_, _, .enumInQuotes(let value)): "Write `\(value)` without quotes."
    case .undefinedVariable(let name, _, let type):
      "Declare it: `$\(name): \(type ?? "…")` after the operation's name."
    case .oneOfVariable(_, let type): "Declare it as \(Wording.quoted(type + "!"))."
    case .unusedVariable, .unusedArgument: "Remove it."
    case .variableLabel: "Write it as a string."
    case .duplicateLabel: "Give each a label of its own, or none."
    case .deferredRoot(let directive, _): "Move `@\(directive)` to something inside the field."
    case .deferredSubscription(let directive, _):
      "Remove it, or write `@\(directive)(if: false)` where a query shares this fragment."
    case .streamedNonList: "Remove `@stream`."
    case .tooManyOverlaps: "Spread fewer fragments inside fragments."
    case .conflict: "Give one of them an alias."
    case .unusedFragment: "Spread it somewhere, or remove it."
    case .nestingThroughFragments: "Spread fewer fragments inside fragments."
    case .duplicateDirective, .duplicateArgument, .duplicateVariable, .duplicateInputField:
      "Remove one of them."
    case .duplicateOperation, .duplicateFragment: "Give one of them another name, or remove it."
    case .notExecutable: "Move it to the schema, or to the client's extensions of it."
    case .noRootType: "Check that the schema is the newest of its server."
    case .variableOfOutputType: "Use a scalar, an enum or an input."
    case .fragmentOnLeaf: "Name an object type, an interface or a union."
    case .fragmentCycle: "Select fields in place of this spread."
    case .impossibleSpread(_, let type, let parent):
      "Move it below something that can be a `\(type)`, or make it a fragment on `\(parent)`."
    case .misplacedDirective(_, _, let allowed):
      "It can stand on \(Wording.places(allowed))."
    case .missingArgument(let name, let owner, let type, let values):
      "Write `\(Self.call(owner))(\(name): …)`, with "
        + (values.isEmpty ? "a value of \(Wording.quoted(type))." : "\(Wording.choice(values)).")
    case .missingInputField(let name, _, _): "Write `\(name): …` between its braces."
    case .wrongValue(let value, let type, .kind): Self.wrongKind(value, type)
    case .wrongValue(_, _, .null): "Leave it out, or give a value."
    case .wrongValue(_, _, .intRange), .wrongValue(_, _, .floatRange): "Write a smaller number."
    case .oneOfCount(_, 0): "Give one of its fields."
    case .oneOfCount: "Leave one field, and remove the others."
    case .oneOfNull(let field, _): "Give `\(field)` a value, or give another field."
    case .variablePosition(let variable, _, let expected):
      "Declare it as `$\(variable): \(expected)`, or use another variable."
    case .severalSubscriptionFields: "Make a subscription of each."
    case .introspectionSubscription: "Select a field that the schema defines."
    case .conditionalSubscription(let directive):
      "Remove `@\(directive)`: whoever does not want the events does not subscribe."
    }
  }

  /// `Query.island` → `island`, `@include` as it is.
  private static func call(_ owner: String) -> Substring {
    owner.split(separator: ".").last ?? Substring(owner)
  }

  private static func wrongKind(_ value: String, _ type: String) -> String {
    let named = type.filter { !"[]!".contains($0) }
    let bare = value.filter { $0 != "\"" }
    switch named {
    case "Int" where Int32(bare) != nil && bare != value: return "Write `\(bare)` without quotes."
    case "Float" where Double(bare) != nil && bare != value:
      return "Write `\(bare)` without quotes."
    case "Int": return "Write a whole number, such as `10`."
    case "Float": return "Write a number, such as `1.5`."
    case "Boolean": return "Write `true` or `false`."
    case "String": return "Write a text in double quotes."
    case "ID": return "Write a text in double quotes, or a whole number."
    default: return "Look up what \(Wording.quoted(named)) takes in the schema."
    }
  }

  /// Few enough to be read in a line; the others are looked up.
  private static func values(_ values: [String]) -> String {
    values.count > 8
      ? "Look its values up in the schema." : "It has \(Wording.conjunction(values))."
  }

  private static func unknownField(
    _ field: String, _ kind: TypeKind, _ meant: RuleFact.UnknownField
  ) -> String? {
    if let type = meant.types.first {
      return
        "Select it inside `... on \(type) { … }`: it is a field of \(Wording.conjunction(meant.types))."
    }
    if meant.isFragment { return "Write `...\(field)` to spread the fragment." }
    if let hint = Wording.didYouMean(meant.suggestions) { return hint }
    return kind == .union
      ? "A union has no fields of its own: select inside `... on Type { … }`." : nil
  }
}

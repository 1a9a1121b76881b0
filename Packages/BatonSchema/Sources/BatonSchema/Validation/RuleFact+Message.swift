extension RuleFact {
  var message: String {
    switch self {
    case .notExecutable(let keyword):
      "A document holds operations and fragments; \(keyword) belongs to a schema."
    case .anonymousOperation(let kind):
      "The \(kind.rawValue) has no name."
    case .noRootType(let kind):
      "The schema has no type for a \(kind.rawValue)."
    case .duplicateOperation(let name):
      "There are two operations named `\(name)`."
    case .duplicateFragment(let name):
      "There are two fragments named `\(name)`."
    case .duplicateVariable(let name):
      "The variable `$\(name)` is declared twice."
    case .duplicateArgument(let name):
      "The argument `\(name)` is given twice."
    case .duplicateInputField(let name):
      "The field `\(name)` is given twice."
    case .duplicateDirective(let name):
      "`@\(name)` can stand here only once."
    case .unknownType(let name, _):
      "There is no type `\(name)`."
    case .variableOfOutputType(let variable, let type):
      "The variable `$\(variable)` cannot be \(Wording.quoted(type)), which no one can write."
    case .fragmentOnLeaf(let fragment, let type, let kind):
      "\(Self.fragment(fragment)) cannot be on `\(type)`: \(Wording.kind(kind)) has no fields to select."
    case .unknownFragment(let name, _):
      "There is no fragment `\(name)`."
    case .fragmentCycle(let path) where path.count == 1:
      "The fragment `\(path[0])` spreads itself."
    case .fragmentCycle(let path):
      "The fragment `\(path.first ?? "")` spreads itself through \(Wording.path(Array(path.dropFirst())))."
    case .nestingThroughFragments(let limit):
      "With this fragment, selections nest deeper than \(limit) levels."
    case .impossibleSpread(let fragment, let type, let parent):
      "\(Self.fragment(fragment)) is on `\(type)`, which a `\(parent)` can never be."
    case .unknownField(let field, let type, _, _):
      "`\(type)` has no field `\(field)`."
    case .selectionOnLeaf(let field, let type):
      "`\(field)` is \(Wording.quoted(type)), which has no fields to select."
    case .missingSelection(let field, let type):
      "`\(field)` is \(Wording.quoted(type)), of which fields must be selected."
    case .unknownDirective(let name, _):
      "There is no directive `@\(name)`."
    case .misplacedDirective(let name, let location, _):
      "`@\(name)` cannot stand on \(Wording.place(location))."
    case .malformedArgumentDefinition(let name):
      "`\(name)` is not declared as an argument is."
    case .unknownDefinitionField(let field, let argument):
      "`\(argument)` is declared by `type` and `defaultValue`, not by `\(field)`."
    case .unknownArgument(let name, let owner, _):
      "`\(owner)` takes no argument `\(name)`."
    case .missingArgument(let name, let owner, let type, _):
      // A type that every schema has goes by a name that nobody wrote.
      "`\(owner)` needs the argument `\(name)`"
        + (type.hasPrefix("__") ? "." : " of type \(Wording.quoted(type)).")
    case .wrongValue(let value, let type, let reason):
      Self.wrongValue(value, type, reason)
    case .unknownInputField(let name, let type, _):
      "The input `\(type)` has no field `\(name)`."
    case .missingInputField(let name, let type, let fieldType):
      "The input `\(type)` needs its field `\(name)` of type \(Wording.quoted(fieldType))."
    case .oneOfCount(let type, let count):
      "The input `\(type)` takes exactly one field, not \(count)."
    case .oneOfNull(let field, let type):
      "The field `\(field)` of the input `\(type)` cannot be null, since it is the one given."
    case .undefinedVariable(let name, let operation, _):
      "The variable `$\(name)` is not declared\(operation.map { " by `\($0)`" } ?? "")."
    case .unusedVariable(let name, let operation):
      "The variable `$\(name)` is never used\(operation.map { " in `\($0)`" } ?? "")."
    case .unusedArgument(let name, let fragment):
      "The argument `$\(name)` is never used in `\(fragment)`."
    case .variablePosition(let variable, let type, let expected):
      "The variable `$\(variable)` is \(Wording.quoted(type)), but \(Wording.quoted(expected)) is expected here."
    case .oneOfVariable(let variable, let type):
      "The variable `$\(variable)` is \(Wording.quoted(type)), but cannot be null as the one field given here."
    case .severalSubscriptionFields:
      "A subscription selects exactly one field."
    case .introspectionSubscription(let field):
      "A subscription cannot select `\(field)`."
    case .conditionalSubscription(let directive):
      "The field of a subscription cannot stand under `@\(directive)`."
    case .variableLabel(let directive):
      "The label of `@\(directive)` must be a text, since it is known before anything is sent."
    case .duplicateLabel(let label):
      "The label \(Wording.quoted(label)) is given twice."
    case .deferredRoot(let directive, let kind):
      "`@\(directive)` cannot stand at the root of a \(kind.rawValue)."
    case .deferredSubscription(let directive, let operation):
      "`@\(directive)` cannot be used in \(operation.map { "the subscription `\($0)`" } ?? "a subscription")."
    case .streamedNonList(let field, let type):
      "`\(field)` is \(Wording.quoted(type)), which is no list to be streamed."
    case .conflict(let path, let conflict):
      Self.conflict(path, conflict)
    case .tooManyOverlaps:
      "Fragments are spread in so many combinations here that their fields cannot all be compared."
    case .unusedFragment(let name):
      "No operation reaches the fragment `\(name)`."
    }
  }

  private static func fragment(_ name: String?) -> String {
    name.map { "The fragment `\($0)`" } ?? "The fragment"
  }

  private static func wrongValue(
    _ value: String, _ type: String, _ reason: ValueProblem
  ) -> String {
    let (value, type) = (Wording.quoted(value), Wording.quoted(type))
    return switch reason {
    case .kind, .enumInQuotes, .notEnumValue: "\(value) is not a value of \(type)."
    case .null: "\(type) cannot be null."
    case .intRange: "\(value) does not fit into 32 bits, as an `Int` must."
    case .floatRange: "\(value) is beyond what a `Float` holds."
    case .unknownEnumValue: "The enum \(type) has no value \(value)."
    }
  }

  private static func conflict(_ path: [String], _ conflict: FieldConflict) -> String {
    let member = Wording.quoted(path.joined(separator: "."))
    return switch conflict {
    case .names(let first, let second):
      "\(member) cannot be both `\(first)` and `\(second)`."
    case .arguments: "\(member) is selected twice, with different arguments."
    case .types(let first, let second):
      "\(member) cannot be both \(Wording.quoted(first)) and \(Wording.quoted(second))."
    case .streams:
      "\(member) is streamed, so that it can be selected only once."
    }
  }
}

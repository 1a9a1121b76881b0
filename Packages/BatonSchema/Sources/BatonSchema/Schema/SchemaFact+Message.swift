extension SchemaFact {
  var message: String {
    switch self {
    case .empty:
      "The schema defines no type."
    case .executableDefinition(let keyword):
      "A schema holds types, not \(keyword)."
    case .duplicateType(let name):
      "The type `\(name)` is defined twice."
    case .duplicateDirective(let name):
      "The directive `@\(name)` is defined twice."
    case .duplicateMember(let name, let type):
      "`\(name)` stands twice in `\(type)`."
    case .extensionOfUnknownType(let name, _):
      "There is no type `\(name)` to extend."
    case .extensionOfOtherKind(let name, let extended, let actual):
      "`\(name)` is \(Wording.kind(actual)), which `extend \(extended.keyword)` cannot extend."
    case .unknownType(let name, _):
      "There is no type `\(name)`."
    case .missingQueryRoot:
      "The schema has no type for queries."
    case .secondSchemaDefinition:
      "The schema is defined twice."
    case .duplicateRoot(let kind):
      "The type of the \(kind.rawValue) is given twice."
    case .rootIsNoObject(let kind, let type, let actual):
      "The type of the \(kind.rawValue) is an object type; `\(type)` is \(Wording.kind(actual))."
    case .rootSharedWith(let kind, let other, let type):
      "`\(type)` is the type of the \(other.rawValue) already, so not of the \(kind.rawValue)."
    case .notAnOutputType(let type, let owner):
      "`\(owner)` returns a value, which `\(type)`, an input object, cannot be."
    case .notAnInputType(let type, let owner):
      "`\(owner)` takes a value, which a `\(type)` cannot be."
    case .notAnInterface(let name, let type, let actual):
      "`\(type)` can only implement interfaces; `\(name)` is \(Wording.kind(actual))."
    case .implementsItself(let type, let through):
      "The interface `\(type)` implements itself\(through.map { " through `\($0)`" } ?? "")."
    case .missingInterface(let name, let type, let because):
      "`\(type)` must implement `\(name)` too, because `\(because)` does."
    case .missingInterfaceField(let field, let type, let interface):
      "`\(type)` lacks the field `\(field)` of `\(interface)`."
    case .interfaceFieldType(let field, let type, let found, let interface, let expected):
      "`\(type).\(field)` is \(Wording.quoted(found)), which is not the \(Wording.quoted(expected)) of `\(interface)`."
    case .missingInterfaceArgument(let argument, let field, let interface):
      "`\(field)` lacks the argument `\(argument)` that it has in `\(interface)`."
    case .interfaceArgumentType(let argument, let field, let found, let interface, let expected):
      "The argument `\(argument)` of `\(field)` is \(Wording.quoted(found)), but \(Wording.quoted(expected)) in `\(interface)`."
    case .requiredExtraArgument(let argument, let field, let interface):
      "`\(field)` requires the argument `\(argument)`, which `\(interface)` does not have."
    case .notAUnionMember(let name, let union, let actual):
      "`\(union)` is a union of object types; `\(name)` is \(Wording.kind(actual))."
    case .emptyType(let name, let kind):
      "`\(name)` has no \(Wording.members(kind))."
    case .reservedName(let name):
      "Names that begin with two underscores, such as `\(name)`, belong to GraphQL."
    case .inputCycle(let path):
      "No value of `\(Wording.owner(of: path.first))` could ever end: it needs itself through \(Wording.path(path))."
    case .defaultCycle(let path):
      "The default of `\(path.first ?? "")` has no end: it takes in \(Self.defaults(path))."
    case .deprecatedRequired(let name, let owner):
      "`\(name)` must be given to `\(owner)`, so it cannot be deprecated."
    case .deprecatedImplementation(let field, let interface):
      "`\(field)` is deprecated here, but not in `\(interface)`."
    case .directiveCycle(let name):
      "The directive `@\(name)` stands on something that it is made of itself."
    case .semanticLevel(let level, let field, let type):
      "`\(field)` is \(Wording.quoted(type)), which has no level \(level)."
    case .semanticFieldUnknown(let name, let type, _):
      "`\(type)` has no field `\(name)`."
    case .oneOfField(let field, let type):
      "The field `\(field)` of the `@oneOf` input `\(type)` must be nullable and without a default."
    case .oneOfExtension(let type):
      "`@oneOf` cannot be added to `\(type)` by an extension."
    }
  }

  var hint: String? {
    switch self {
    case .empty: "Check that this is the file you meant: it should hold `type Query { … }`."
    case .executableDefinition: "Move it to the documents."
    case .missingQueryRoot: "Define `type Query`, or name another with `schema { query: … }`."
    case .unknownType(_, let suggestions), .extensionOfUnknownType(_, let suggestions):
      Wording.didYouMean(suggestions)
    case .secondSchemaDefinition: "Write `extend schema` for the second."
    case .duplicateType: "Write `extend` before the second."
    case .emptyType(_, let kind): "Give it at least one, or remove the \(kind.keyword)."
    case .oneOfExtension(let type): "Write it where `\(type)` is defined."
    case .inputCycle: "Make one of the fields nullable, or a list."
    case .duplicateDirective, .duplicateMember: "Remove one of them, or give it another name."
    case .duplicateRoot: "Remove one of them."
    case .extensionOfOtherKind(_, _, let actual): "Write `extend \(actual.keyword)`."
    case .rootIsNoObject, .notAUnionMember: "Name an object type."
    case .rootSharedWith: "Give each kind of operation a type of its own."
    case .notAnOutputType: "Use a type with fields to read, or make one."
    case .notAnInputType: "Use a scalar, an enum or an input."
    case .notAnInterface: "Name an interface, or leave it out."
    case .implementsItself: "Remove it from what it implements."
    case .missingInterface(let name, _, _): "Add `& \(name)` to what it implements."
    case .missingInterfaceField(let field, _, _): "Add `\(field)`, with the type that it has there."
    case .interfaceFieldType(_, _, _, _, let expected):
      "Make it \(Wording.quoted(expected)), or something that is always one."
    case .missingInterfaceArgument(let argument, _, _):
      "Add `\(argument)`, with the type that it has there."
    case .interfaceArgumentType(_, _, _, _, let expected): "Make it \(Wording.quoted(expected))."
    case .requiredExtraArgument: "Make it nullable, or give it a default."
    case .reservedName: "Choose a name that begins otherwise."
    case .oneOfField: "Remove the `!` of its type, and its default."
    case .defaultCycle: "Give the field in the default, `null` for instance, or remove one default."
    case .deprecatedRequired:
      "Make it nullable or give it a default first, or remove `@deprecated`."
    case .deprecatedImplementation(_, let interface):
      "Deprecate it in `\(interface)` too, or remove `@deprecated` here."
    case .directiveCycle: "Remove it there."
    case .semanticFieldUnknown(_, _, let suggestions):
      Wording.didYouMean(suggestions) ?? "Name a field that the type declares."
    case .semanticLevel: "Level 0 is the field itself; each list around its type adds one."
    }
  }

  /// The way of a default through others, and back.
  private static func defaults(_ path: [String]) -> String {
    path.count == 1 ? "itself" : "itself through \(Wording.path(Array(path.dropFirst())))"
  }
}

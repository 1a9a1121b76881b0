import BatonSchema

extension CompilerProblem {
  var message: String {
    switch self {
    case .unterminatedLiteral: "This string literal does not end."
    case .unterminatedComment: "This comment does not end."
    case .interpolationTooDeep(let limit):
      "Interpolations nest deeper than \(limit) levels: documents behind them cannot be found."
    case .interpolatedDocument:
      "A GraphQL document cannot be interpolated: it is read before the program runs."
    case .invalidEscape: "This is no escape that a Swift string literal has."
    case .missingDocument(let marker):
      "`@\(marker.rawValue)` needs its GraphQL document as a string literal, first among its arguments."
    case .dividedDocument:
      "A GraphQL document is one string literal: only `,` or `)` may follow it."
    case .wrongDefinition(let marker): "`@\(marker.rawValue)` holds no \(marker.noun)."
    case .wrongPropertyType(let found, let expected):
      "The variable has the type `\(found)`, but its document defines \(Self.list(expected))."
    case .configSyntax(let what, _): what
    case .configDuplicateKey(let key): "The key `\(key)` stands here twice."
    case .configDuplicateValue(let value): "`\(value)` stands here twice."
    case .configUnknownKey(let key, _, _): "`\(key)` is not a key that `baton.json` has here."
    case .configWrongValue(let key, let expected, _): "`\(key)` must be \(expected)."
    case .configMissingKey(let key): "The key `\(key)` is missing."
    case .identityUnknownType(let type, _), .transientUnknownType(let type, _):
      "The schema has no type `\(type)`."
    case .identityNotComposite(let type):
      "`\(type)` is not an object or an interface, so its values have no identity."
    case .identityUnknownField(let type, let field, _): "`\(type)` has no field `\(field)`."
    case .identityUnusableField(let type, let field, let fieldType):
      "`\(type).\(field)` has the type `\(fieldType)`, which cannot be part of a key."
    case .identityConflict(let type, let first, let second):
      "`\(type)` gets one key from `\(first)` and another from `\(second)`."
    case .identityUnusedDefault(let field): "No type of the schema has the field `\(field)`."
    case .lookupUnknownField(let field, _), .transientUnknownField(let field, _):
      "The schema has no field `\(field)`."
    case .lookupNotOnQuery(let field): "`\(field)` is not a field of the query type."
    case .lookupWrongType(let field, let returns):
      "`\(field)` returns `\(returns)`: a lookup gives one object of the type that it names."
    case .lookupMissingType(let field, let returns):
      "`\(field)` returns `\(returns)`, which has no key of one field."
    case .lookupUnknownArgument(let field, let argument, _):
      "`\(field)` has no argument `\(argument)`."
    case .lookupWrongArgumentCount(let type, let key, let given):
      "`\(type)` is keyed by \(Self.list(key)), but \(given) "
        + (given == 1 ? "argument is" : "arguments are") + " named."
    case .scalarUnknown(let name, _): "The schema has no custom scalar `\(name)`."
    case .scalarBuiltIn(let name): "`\(name)` is built in and cannot be mapped."
    case .scalarSwiftType(let name): "`\(name)` is not the name of a Swift type."
    case .persistedMapWrongValue:
      "The file of persisted documents must hold one object, of ids and their texts."
    case .introspectionNotJSON(let reason): "The answer of the server is not JSON: \(reason)"
    case .introspectionRefused(let message):
      "The server did not tell its schema. Its first error: \(message)"
    case .introspectionMalformed(let what):
      "This does not answer the introspection query: \(what)."
    case .schemaIsJSON:
      "This is JSON, such as a server answers to introspection, and a schema is written in GraphQL."
    case .rootNameTaken(let name, let root):
      "This `\(name)` is not the root, `\(root)`, whose record is stored under that name."
    case .unsupportedDirective(let name): "`@\(name)` is not supported yet."
    case .identityAlias(let key, let type, let selected):
      "The response key `\(key)` holds `\(selected)` here, but `\(type)` is keyed by its field `\(key)`."
    case .planTooDeep(let operation, let limit):
      "With its fragments, `\(operation)` nests deeper than \(limit) levels."
    case .spreadNeedsAlias(let type):
      "A fragment spread inside `... on \(type)`, an abstract type, needs `@alias`."
    case .invalidExpiration:
      "The seconds of `@cacheExpiration` are a whole number from 0, written out."
    case .renamedDefinition(let name, let swift):
      "`\(name)` is generated as `\(swift)`: generated code needs the other name itself."
    case .typeNameTaken(let name):
      "This becomes the Swift type `\(name)`, and the module declares a type of that name already."
    case .unsupportedNestedList(let type, let field):
      "`\(type).\(field)` is a list of lists, which cannot be selected yet."
    }
  }

  var hint: String? {
    switch self {
    case .interpolatedDocument: "Use a variable: `$name`, given to the operation when it is made."
    case .wrongPropertyType(_, let expected):
      expected.count == 1 ? "Did you mean \(Self.list(expected))?" : nil
    case .wrongDefinition(let marker):
      "Write a \(marker.noun) here, or use the marker of what is written."
    case .configUnknownKey(_, nil, let known): "These are known here: \(Self.list(known))."
    case .configUnknownKey(_, let name, _), .identityUnknownType(_, let name),
      .identityUnknownField(_, _, let name), .lookupUnknownField(_, let name),
      .lookupUnknownArgument(_, _, let name), .scalarUnknown(_, let name),
      .transientUnknownType(_, let name), .transientUnknownField(_, let name):
      name.map { "Did you mean `\($0)`?" }
    case .identityUnusableField:
      "A key is made of `ID`, `String`, `Int`, enum or custom scalar fields."
    case .identityConflict(let type, _, _): "Give `\(type)` an entry of its own."
    case .lookupMissingType: "Name the `type` that the lookup gives, or give that type a key."
    case .unsupportedDirective, .unsupportedNestedList:
      "Leave it out, or use a version that has it."
    case .persistedMapWrongValue:
      "Name a file of its own in `persistConfig`, or remove this one to have it written anew."
    case .introspectionNotJSON: "Check the address: a page for people, say, is HTML."
    case .introspectionRefused:
      "Many servers need a header with a token for it, or have it switched off."
    case .introspectionMalformed: "Check that it is the whole answer to the query as it was given."
    case .rootNameTaken(let name, _):
      "Name the root type `\(name)` in the schema, or give this type another name."
    case .renamedDefinition: "Give it another name, or use that one in Swift."
    case .typeNameTaken:
      "Name the document after what it asks for, as in `IslandQuery` or `StarIsland`, and the view otherwise."
    case .identityAlias(let key, _, _): "Give the field another alias than `\(key)`."
    case .spreadNeedsAlias(let type):
      "Write `@alias(as: \"…\")` behind it, or make it a fragment on `\(type)` and spread that instead."
    case .unterminatedLiteral: "Close it with the quotes that it begins with."
    case .unterminatedComment: "Close it with `*/`; each `/*` inside it needs one of its own."
    case .interpolationTooDeep: "Give the inner texts names of their own."
    case .invalidEscape: "A backslash itself is written `\\\\`, or the literal `#\"…\"#`."
    case .missingDocument(let marker):
      "Write the \(marker.noun) itself: `@\(marker.rawValue)(\"\(marker.noun) …\")`."
    case .dividedDocument:
      "Write it as one; a document of several lines stands between `\"\"\"` and `\"\"\"`."
    case .schemaIsJSON:
      "`batonc schema fetch https://… --out schema.graphql` writes the schema of a server."
    case .configWrongValue(_, _, let example): example.map { "Write it like `\($0)`." }
    case .configSyntax(_, let hint): hint
    case .configDuplicateKey, .configDuplicateValue: "Remove one of them."
    case .configMissingKey(let key): "Write `\"\(key)\": …` between these braces."
    case .identityNotComposite: "Name an object type or an interface."
    case .identityUnusedDefault: "Remove it, or check how it is spelt."
    case .lookupNotOnQuery: "Name a field of the query type: `Query.…`."
    case .lookupWrongType: "Name a field that gives one object, or leave the lookup out."
    case .lookupWrongArgumentCount(_, let key, _):
      "Name one for each of \(Self.list(key)), in this order, as `\"arguments\": […]`."
    case .scalarBuiltIn: "Leave it out; a scalar of its own in the schema can be mapped."
    case .scalarSwiftType: "Write a name, such as `Date` or `Foundation.Decimal`."
    case .planTooDeep: "Split it into several operations."
    case .invalidExpiration: "Write a number, such as `60`."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Marker {
  /// What the language calls the marker's definition.
  var noun: String {
    switch self {
    case .query: "query"
    case .fragment: "fragment"
    case .mutation: "mutation"
    case .subscription: "subscription"
    }
  }
}

import BatonSchema

extension WritingProblem: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  private var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .editInQuery: .editInQuery
    case .editWrongField: .editWrongField
    case .editTwice: .editTwice
    case .editConflict: .editConflict
    case .edgeTypeNotLiteral, .edgeTypeUnknown, .edgeTypeNoEdge, .edgeTypeOtherNode: .edgeType
    case .editNeedsKey: .editNeedsKey
    case .deferOnInlineFragment: .deferOnInlineFragment
    case .deferLabelTaken: .deferLabelTaken
    case .clientFieldNonNull: .clientFieldNonNull
    case .clientOnlyOperation: .clientOnlyOperation
    }
  }

  var message: String {
    switch self {
    case .editInQuery(let directive):
      "`@\(directive)` edits lists by what a write answered, so no query may reach it."
    case .editWrongField(let kind, let field, let type):
      "`@\(kind.rawValue)` needs \(Self.place(of: kind)), but `\(field)` has the type `\(type)`."
    case .editTwice(let first, let second):
      "`@\(second)` stands on a field that already has `@\(first)`."
    case .editConflict(let field):
      "`\(field)` is selected elsewhere in this operation with another edge directive."
    case .edgeTypeNotLiteral: "`edgeTypeName` must be written out: the edge's slots depend on it."
    case .edgeTypeUnknown(let name, _): "The schema has no type `\(name)`."
    case .edgeTypeNoEdge(let name):
      "`\(name)` is no edge: an edge is an object type with the fields `node` and `cursor`."
    case .edgeTypeOtherNode(let name, let node, let given):
      "The node of `\(name)` is of the type `\(node)`, and this field of the type `\(given)`."
    case .editNeedsKey(let directive, let type, let key):
      "`@\(directive)` finds records by one id, but `\(type)` is keyed by "
        + key.map { "`\($0)`" }.joined(separator: ", ") + "."
    case .deferOnInlineFragment:
      "`@defer` stands on an inline fragment, which has no lens that could be absent."
    case .deferLabelTaken(let label): "Two deferred spreads would have the label `\(label)`."
    case .clientFieldNonNull(let type, let field, _):
      "`\(type).\(field)` is the client's own, so it can be absent, but its type says it cannot."
    case .clientOnlyOperation(let name):
      "`\(name)` selects the client's own fields alone: there is nothing to ask a server for."
    }
  }

  var hint: String? {
    switch self {
    case .editInQuery: "Put it into the mutation or subscription whose payload changes the list."
    case .editWrongField(let kind, _, _):
      kind.isInsertion && !kind.makesEdge
        ? "For a node without its edge there are `@appendNode` and `@prependNode`." : nil
    case .editTwice, .editConflict: "Select the field once more, under an alias."
    case .edgeTypeUnknown(_, let name?): "Did you mean `\(name)`?"
    case .edgeTypeNotLiteral, .edgeTypeUnknown, .edgeTypeNoEdge, .edgeTypeOtherNode:
      "Name the type of the connection's `edges`."
    case .editNeedsKey: "Select the changed list in the payload instead."
    case .deferOnInlineFragment: "Make it a fragment of its own, and defer its spread."
    case .deferLabelTaken: "Give one of them a label: `@defer(label: \"…\")`."
    case .clientFieldNonNull(_, _, let nullable): "Write `\(nullable)`."
    case .clientOnlyOperation:
      "Select them beside a field of the server, in the query that needs both."
    }
  }

  private static func place(of kind: TypedEdit.Kind) -> String {
    if kind.makesEdge { return "an object, or a list of objects" }
    return kind.isInsertion ? "an edge, an object with `node` and `cursor`" : "an `ID`"
  }
}

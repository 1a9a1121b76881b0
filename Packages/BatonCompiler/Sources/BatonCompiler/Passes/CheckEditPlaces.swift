import BatonSchema

/// Refuses edge directives that a query reaches: reading what is there adds nothing to a list.
struct CheckEditPlaces {
  private let fragments: [String: FragmentDefinition]
  private var diagnostics: [Diagnostic] = []
  /// Each fragment is told once, whatever the queries that reach it.
  private var told: Set<String> = []

  static func run(_ documents: [Document]) -> [Diagnostic] {
    let fragments = Dictionary(
      documents.flatMap(\.fragments).map { ($0.name.text, $0) }
    ) { first, _ in first }
    var check = CheckEditPlaces(fragments: fragments)
    for operation in documents.flatMap(\.operations) where operation.kind == .query {
      check.visit(operation)
    }
    return check.diagnostics
  }

  private init(fragments: [String: FragmentDefinition]) { self.fragments = fragments }

  private mutating func visit(_ operation: OperationDefinition) {
    var spreads = visit(operation.selections, operation.source, reachedBy: nil)
    while let name = spreads.popLast() {
      guard told.insert(name).inserted, let fragment = fragments[name] else { continue }
      spreads += visit(fragment.selections, fragment.source, reachedBy: operation)
    }
  }

  /// - Returns: the names of the fragments that are spread.
  private mutating func visit(
    _ selections: [Selection], _ source: Source, reachedBy query: OperationDefinition?
  ) -> [String] {
    var open = selections
    var spreads: [String] = []
    while let selection = open.popLast() {
      switch selection {
      case .spread(let spread): spreads.append(spread.name.text)
      case .inline(let inline): open += inline.selections
      case .field(let field):
        open += field.selections
        for directive in field.directives
        where TypedEdit.Kind(rawValue: directive.name.text) != nil {
          report(directive, source, reachedBy: query)
        }
      }
    }
    return spreads
  }

  private mutating func report(
    _ directive: Directive, _ source: Source, reachedBy query: OperationDefinition?
  ) {
    var notes: [Diagnostic.Note] = []
    if let query, let name = query.name {
      notes.append(
        Diagnostic.Note(
          "The query `\(name.text)` reaches it.", at: SourceLocation(query.source, name.range)))
    }
    diagnostics.append(
      Diagnostic(
        WritingProblem.editInQuery(directive.name.text),
        at: SourceLocation(source, directive.range), notes: notes))
  }
}

import BatonSchema

/// What `@defer` cannot stand on here: an inline fragment has no lens that could be absent, and two
/// spreads of one fragment need labels of their own.
struct CheckDefer {
  private let source: Source
  private var labels: [String: SourceRange] = [:]
  private var diagnostics: [Diagnostic] = []

  static func run(_ document: Document) -> [Diagnostic] {
    document.definitions.flatMap { definition -> [Diagnostic] in
      var check = CheckDefer(source: document.source)
      switch definition {
      case .operation(let operation):
        check.visit(operation.selections, in: operation.name?.text ?? "")
      case .fragment(let fragment): check.visit(fragment.selections, in: fragment.name.text)
      case .schema, .type, .directive: break
      }
      return check.diagnostics
    }
  }

  private init(source: Source) { self.source = source }

  private mutating func visit(_ selections: [Selection], in definition: String) {
    for selection in selections {
      switch selection {
      case .field(let field): visit(field.selections, in: definition)
      case .inline(let inline):
        if let directive = inline.directives.named("defer") {
          report(.deferOnInlineFragment, directive.range)
        }
        visit(inline.selections, in: definition)
      case .spread(let spread): visit(spread, in: definition)
      }
    }
  }

  private mutating func visit(_ spread: FragmentSpread, in definition: String) {
    guard let directive = spread.directives.named("defer"), directive.argument("label") == nil,
      let deferral = TypedDeferral(spread.directives, of: spread.name.text, in: definition)
    else { return }
    guard let first = labels.updateValue(directive.range, forKey: deferral.label) else { return }
    report(
      .deferLabelTaken(deferral.label), directive.range,
      [Diagnostic.Note(.first, at: SourceLocation(source, first))])
  }

  private mutating func report(
    _ problem: WritingProblem, _ range: SourceRange, _ notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(problem, at: SourceLocation(source, range), notes: notes))
  }
}

import BatonSchema

/// Sees to it that directives which decide what is generated hold no variable.
struct CheckReadingArguments {
  private let source: Source
  private var diagnostics: [Diagnostic] = []

  private static let directives: Set<String> = ["alias", "catch", "required"]

  static func run(_ documents: [Document]) -> [Diagnostic] {
    documents.flatMap { document in
      var check = CheckReadingArguments(source: document.source)
      for operation in document.operations { check.visit(operation.selections) }
      for fragment in document.fragments { check.visit(fragment.selections) }
      return check.diagnostics
    }
  }

  private init(source: Source) { self.source = source }

  private mutating func visit(_ selections: [Selection]) {
    for selection in selections {
      for directive in selection.directives
      where Self.directives.contains(directive.name.text) {
        visit(directive)
      }
      switch selection {
      case .field(let field): visit(field.selections)
      case .inline(let inline): visit(inline.selections)
      case .spread: continue
      }
    }
  }

  private mutating func visit(_ directive: Directive) {
    for argument in directive.arguments {
      guard case .variable = argument.value else { continue }
      let problem = ReadingProblem.literalNeeded(
        directive: directive.name.text, argument: argument.name.text)
      diagnostics.append(
        Diagnostic(problem, at: SourceLocation(source, argument.value.range)))
    }
  }
}

import BatonSchema

/// Refuses, each in its place, what is valid but not compiled yet, and what no compiler could.
struct CheckSupport {
  private let schema: Schema
  private let source: Source
  private var diagnostics: [Diagnostic] = []

  private static let supportedDirectives: Set<String> = Set([
    "alias", "argumentDefinitions", "arguments", "cacheExpiration", "catch", "connection",
    "defer", "include", "inline", "refetchable", "required", "skip", "throwOnFieldError",
  ]).union(TypedEdit.Kind.allCases.map(\.rawValue))

  static func run(_ document: Document, _ schema: Schema) -> [Diagnostic] {
    var check = CheckSupport(schema: schema, source: document.source)
    for operation in document.operations {
      check.visit(operation.directives)
      for variable in operation.variables { check.visit(variable.directives) }
      check.visit(operation.selections, on: schema.root(operation.kind))
      check.checkExpiration(operation)
    }
    for fragment in document.fragments {
      check.visit(fragment.directives)
      check.visit(fragment.selections, on: schema.type(fragment.typeCondition.text))
    }
    return check.diagnostics
  }

  private init(schema: Schema, source: Source) {
    self.schema = schema
    self.source = source
  }

  private mutating func report(_ problem: CompilerProblem, _ range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: SourceLocation(source, range)))
  }

  private mutating func visit(_ directives: [Directive]) {
    for directive in directives {
      let name = directive.name.text
      // What the schema declares for the server is sent as it is, incremental delivery apart.
      let isOurs = schema.directives[name]?.origin == .client || name == "defer" || name == "stream"
      guard isOurs, !Self.supportedDirectives.contains(name) else { continue }
      report(.unsupportedDirective(name), directive.range)
    }
  }

  private mutating func visit(_ selections: [Selection], on type: SchemaType?) {
    for selection in selections {
      visit(selection.directives)
      switch selection {
      case .spread: continue
      case .inline(let inline):
        let condition = inline.typeCondition.flatMap { schema.type($0.text) }
        if let condition, condition.isAbstract, condition.id != type?.id,
          inline.directives.named("alias") == nil
        {
          checkSpreads(in: inline, on: condition)
        }
        visit(inline.selections, on: condition ?? type)
      case .field(let field):
        guard let type, let definition = schema.field(field.name.text, of: type) else { continue }
        if definition.type.element?.element != nil {
          report(.unsupportedNestedList(type: type.name, field: definition.name), field.name.range)
        }
        visit(field.selections, on: schema.type(of: definition))
      }
    }
  }

  private mutating func checkSpreads(in inline: InlineFragment, on type: SchemaType) {
    for case .spread(let spread) in inline.selections
    where spread.directives.named("alias") == nil {
      report(.spreadNeedsAlias(type: type.name), spread.range)
    }
  }

  private mutating func checkExpiration(_ operation: OperationDefinition) {
    for directive in operation.directives where directive.name.text == "cacheExpiration" {
      guard let value = directive.argument("seconds")
      else { continue }
      if case .int(let number) = value, let seconds = Int(number.digits), seconds >= 0 { continue }
      report(.invalidExpiration, value.range)
    }
  }
}

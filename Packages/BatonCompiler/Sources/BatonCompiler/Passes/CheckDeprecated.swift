import BatonSchema

/// Warns where a document uses what the schema calls deprecated: fields, arguments, input fields and enum
/// values.
struct CheckDeprecated {
  private let schema: Schema
  private let source: Source
  private var diagnostics: [Diagnostic] = []

  static func run(_ document: Document, _ schema: Schema) -> [Diagnostic] {
    var check = CheckDeprecated(schema: schema, source: document.source)
    for operation in document.operations {
      for variable in operation.variables {
        if let value = variable.defaultValue { check.visit(value, variable.type) }
        check.visit(variable.directives)
      }
      check.visit(operation.directives)
      check.visit(operation.selections, on: schema.root(operation.kind))
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

  private mutating func visit(_ selections: [Selection], on type: SchemaType?) {
    for selection in selections {
      visit(selection.directives)
      switch selection {
      case .spread: continue
      case .inline(let inline):
        visit(inline.selections, on: inline.typeCondition.flatMap { schema.type($0.text) } ?? type)
      case .field(let field):
        guard let type, let definition = schema.field(field.name.text, of: type) else { continue }
        let coordinate = "\(type.name).\(definition.name)"
        report(definition.directives, coordinate, field.name.range, definition.location)
        visit(field.arguments, definition.argument, of: coordinate)
        visit(field.selections, on: schema.type(of: definition))
      }
    }
  }

  private mutating func visit(_ directives: [Directive]) {
    for directive in directives {
      guard let definition = schema.directives[directive.name.text] else { continue }
      visit(directive.arguments, definition.argument, of: "@" + definition.name)
    }
  }

  private mutating func visit(
    _ arguments: [Argument], _ parameter: (String) -> SchemaInputValue?, of owner: String
  ) {
    for argument in arguments {
      guard let parameter = parameter(argument.name.text) else { continue }
      report(
        parameter.directives, "\(owner)(\(parameter.name):)", argument.name.range,
        parameter.location)
      visit(argument.value, parameter.type)
    }
  }

  /// A parsed value nests at most 200 levels, so recursion is safe.
  private mutating func visit(_ value: Value, _ type: TypeReference) {
    guard let named = schema.type(within: type) else { return }
    switch value {
    case .list(let elements, _): for element in elements { visit(element, type) }
    case .enumeration(let name):
      guard let value = named.value(name.text) else { return }
      report(value.directives, "\(named.name).\(value.name)", name.range, value.location)
    case .object(let fields, _):
      for field in fields {
        guard let input = named.inputField(field.name.text) else { continue }
        report(input.directives, "\(named.name).\(input.name)", field.name.range, input.location)
        visit(field.value, input.type)
      }
    case .variable, .int, .float, .string, .boolean, .null: return
    }
  }

  private mutating func report(
    _ directives: [Directive], _ coordinate: String, _ range: SourceRange,
    _ definition: SourceLocation?
  ) {
    guard let directive = directives.named("deprecated") else { return }
    var reason = "No longer supported"
    if case .string(let text)? = directive.argument("reason") { reason = text.text }
    diagnostics.append(
      Diagnostic(
        ReadingProblem.deprecated(coordinate, reason: reason), at: SourceLocation(source, range),
        notes: definition.map { [.init("The schema deprecates it here.", at: $0)] } ?? []))
  }
}

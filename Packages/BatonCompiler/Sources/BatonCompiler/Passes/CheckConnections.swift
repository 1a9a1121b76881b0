import BatonSchema

/// Holds `@connection` to what paging needs: a key of its form, a type with edges and page info, an
/// argument that says how many.
struct CheckConnections {
  private let schema: Schema
  private let source: Source
  private var diagnostics: [Diagnostic] = []

  static func run(_ document: Document, _ schema: Schema) -> [Diagnostic] {
    var check = CheckConnections(schema: schema, source: document.source)
    schema.forEachField(of: document) { field, definition, _ in
      guard let directive = field.directives.named("connection") else { return }
      check.checkKey(directive, field)
      check.checkFilters(directive, field, definition)
      check.check(directive, field, definition)
    }
    return check.diagnostics
  }

  private init(schema: Schema, source: Source) {
    self.schema = schema
    self.source = source
  }

  private mutating func report(_ problem: FragmentProblem, _ range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: SourceLocation(source, range)))
  }

  private mutating func checkKey(_ directive: Directive, _ field: Field) {
    guard let value = directive.argument("key") else { return }
    guard case .string(let key) = value else {
      return report(.connectionKeyNotWritten, value.range)
    }
    let suffix = "_" + field.responseKey.text
    guard
      !Name.isValid(key.text) || !key.text.hasSuffix(suffix)
        || key.text.utf8.count == suffix.utf8.count
    else { return }
    report(.connectionKey(key.text, field: field.responseKey.text), value.range)
  }

  private mutating func checkFilters(
    _ directive: Directive, _ field: Field, _ definition: SchemaField
  ) {
    switch directive.argument("filters") {
    case nil, .null?: return
    case .list(let values, _)?:
      for value in values { checkFilter(value, definition) }
    case .string(let name)?: checkFilter(.string(name), definition)
    case let value?: report(.connectionFilterNotWritten, value.range)
    }
  }

  private mutating func checkFilter(_ value: Value, _ definition: SchemaField) {
    guard case .string(let name) = value else {
      return report(.connectionFilterNotWritten, value.range)
    }
    guard !TypedConnection.pagingArguments.contains(name.text) else {
      return report(.connectionPagingFilter(name.text), value.range)
    }
    guard definition.argument(name.text) == nil else { return }
    let names = definition.arguments.map(\.name)
    report(
      .connectionUnknownFilter(
        name.text, field: definition.name,
        suggestion: Suggestions.nearest(to: name.text, in: names).first), value.range)
  }

  private mutating func check(_ directive: Directive, _ field: Field, _ definition: SchemaField) {
    let type = schema.type(of: definition)
    let arguments = Set(field.arguments.map(\.name.text))
    let missing = Self.missing(in: type, definition.type, arguments, schema)
    guard missing.isEmpty else {
      let type = definition.type.description
      return report(
        .connectionType(field: field.name.text, type: type, missing: missing),
        directive.name.range)
    }
    if !arguments.contains("first"), !arguments.contains("last") {
      report(.connectionNeedsCount(field: field.name.text), field.name.range)
    }
    if !Self.selectsEdges(field.selections) {
      report(.connectionNeedsEdges(field: field.name.text), field.name.range)
    }
    checkNodes(field.selections, of: field)
  }

  /// The lens of a connection has `nodes` itself, unless its author selects a field of that name.
  private mutating func checkNodes(_ selections: [Selection], of connection: Field) {
    for selection in selections {
      switch selection {
      case .field(let field):
        guard field.name.text == "nodes", field.responseKey.text == "nodes" else { continue }
        report(.connectionNodes(field: connection.name.text), field.name.range)
      case .inline(let inline): checkNodes(inline.selections, of: connection)
      case .spread: continue
      }
    }
  }

  private static func selectsEdges(_ selections: [Selection]) -> Bool {
    selections.contains { selection in
      switch selection {
      case .field(let field): field.name.text == "edges"
      case .inline(let inline): selectsEdges(inline.selections)
      case .spread: false
      }
    }
  }

  /// What the type lacks to be a connection that is asked for with these arguments.
  private static func missing(
    in type: SchemaType, _ reference: TypeReference, _ arguments: Set<String>, _ schema: Schema
  ) -> [FragmentProblem.ConnectionPart] {
    guard reference.element == nil, type.kind == .object || type.kind == .interface else {
      return [.object]
    }
    return missingOfEdges(of: type, schema) + missingOfPageInfo(of: type, arguments, schema)
  }

  private static func missingOfEdges(
    of type: SchemaType, _ schema: Schema
  ) -> [FragmentProblem.ConnectionPart] {
    guard let edges = schema.field("edges", of: type), edges.type.element != nil,
      edges.type.element?.element == nil, schema.type(of: edges).isComposite
    else { return [.edges] }
    let edge = schema.type(of: edges)
    var missing: [FragmentProblem.ConnectionPart] = []
    let node = schema.field("node", of: edge)
    if node?.type.element != nil || node.map(schema.type(of:))?.isComposite != true {
      missing.append(.node(edge: edge.name))
    }
    if !hasValue("cursor", edge, schema) { missing.append(.cursor(edge: edge.name)) }
    return missing
  }

  /// The members that `AddConnectionFields` selects.
  private static func missingOfPageInfo(
    of type: SchemaType, _ arguments: Set<String>, _ schema: Schema
  ) -> [FragmentProblem.ConnectionPart] {
    guard let info = schema.field("pageInfo", of: type), info.type.element == nil,
      schema.type(of: info).isComposite
    else { return [.pageInfo] }
    let infoType = schema.type(of: info)
    let members = TypedConnection.pageInfoMembers(
      isForward: arguments.contains("first"), isBackward: arguments.contains("last"))
    let missing = members.filter { !hasValue($0, infoType, schema) }
    return missing.isEmpty ? [] : [.pageInfoMembers(missing, type: infoType.name)]
  }

  private static func hasValue(_ name: String, _ type: SchemaType, _ schema: Schema) -> Bool {
    guard let field = schema.field(name, of: type), field.type.element == nil else { return false }
    return !schema.type(of: field).isComposite
  }
}

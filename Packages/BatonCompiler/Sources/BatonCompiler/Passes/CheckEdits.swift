import BatonSchema

/// Holds each edge directive against the field it stands on (B-10): only what a write answers edits a list,
/// and only edges, nodes and ids say how.
struct CheckEdits {
  private let schema: Schema
  private let identity: Identity
  private var source: Source
  private var diagnostics: [Diagnostic] = []

  static func run(_ document: Document, _ schema: Schema, _ identity: Identity) -> [Diagnostic] {
    var check = CheckEdits(schema: schema, identity: identity, source: document.source)
    schema.forEachField(of: document) { check.visit($0, $1, on: $2) }
    return check.diagnostics
  }

  private init(schema: Schema, identity: Identity, source: Source) {
    self.schema = schema
    self.identity = identity
    self.source = source
  }

  private mutating func visit(_ field: Field, _ definition: SchemaField, on type: SchemaType) {
    let directives = field.directives.filter { TypedEdit.Kind(rawValue: $0.name.text) != nil }
    guard let directive = directives.first,
      let kind = TypedEdit.Kind(rawValue: directive.name.text)
    else { return }
    for second in directives.dropFirst() {
      report(
        .editTwice(first: directive.name.text, second: second.name.text), second.range,
        [Diagnostic.Note(.first, at: SourceLocation(source, directive.range))])
    }
    let isRightField: Bool
    if kind.makesEdge {
      isRightField = schema.type(of: definition).isComposite
    } else if kind.isInsertion {
      isRightField = definition.type.element == nil && isEdge(schema.type(of: definition))
    } else {
      isRightField = definition.type.name.text == "ID"
    }
    guard isRightField, definition.type.element?.element == nil else {
      return report(
        .editWrongField(kind, field: definition.name, type: definition.type.description),
        directive.range)
    }
    if kind.makesEdge { checkEdgeType(directive, of: schema.type(of: definition)) }
    if !kind.isInsertion { checkKey(directive, definition, on: type) }
  }

  /// An edge is an object with a node and a cursor.
  private func isEdge(_ type: SchemaType) -> Bool {
    guard type.kind == .object || type.kind == .interface, let node = type.field("node"),
      let cursor = type.field("cursor")
    else { return false }
    return node.type.element == nil && schema.type(of: node).isComposite
      && schema.type(of: cursor).isLeaf
  }

  private mutating func checkEdgeType(_ directive: Directive, of node: SchemaType) {
    guard let value = directive.argument("edgeTypeName") else { return }
    guard case .string(let name) = value else {
      return report(.edgeTypeNotLiteral, value.range)
    }
    guard let type = schema.type(name.text) else {
      let edges = schema.definedTypes.filter { $0.kind == .object && isEdge($0) }.map(\.name)
      return report(
        .edgeTypeUnknown(
          name.text, suggestion: Suggestions.nearest(to: name.text, in: edges).first),
        value.range)
    }
    guard type.kind == .object, isEdge(type), let field = type.field("node") else {
      return report(.edgeTypeNoEdge(type.name), value.range)
    }
    let held = schema.type(of: field)
    guard schema.canOverlap(held, node) else {
      return report(
        .edgeTypeOtherNode(type.name, node: held.name, given: node.name), value.range)
    }
  }

  /// A bare id reaches no record whose key is more than it (B-2.9).
  private mutating func checkKey(
    _ directive: Directive, _ field: SchemaField, on type: SchemaType
  ) {
    let key = identity.key(of: type)
    let isPart = key.contains(field.name) && key.count > 1
    let isOther =
      field.name == Configuration.standardKey && !key.isEmpty && !key.contains(field.name)
    guard isPart || isOther else { return }
    report(.editNeedsKey(directive.name.text, type: type.name, key: key), directive.range)
  }

  private mutating func report(
    _ problem: WritingProblem, _ range: SourceRange, _ notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(problem, at: SourceLocation(source, range), notes: notes))
  }
}

import BatonSchema

/// Selects what paging needs, where the author has not (C-2): `cursor` after an edge's own fields,
/// `__typename` at the end of its node, and `pageInfo` with the members that the direction needs. An edge
/// that a write inserts gets its node, which tells whether the list has it already (B-10.1).
struct AddConnectionFields {
  let keys: AddKeyFields

  func run(_ selections: [TypedSelection], _: SchemaType) -> [TypedSelection] {
    selections.map { selection in
      switch selection {
      case .field(var field):
        field.selections = run(field.selections, field.type)
        if let kind = field.edit?.kind, kind.isInsertion, !kind.makesEdge {
          field = withNode(field)
        }
        return .field(field.connection.map { completed(field, $0) } ?? field)
      case .inline(var inline):
        inline.selections = run(inline.selections, inline.type)
        return .inline(inline)
      case .spread: return selection
      }
    }
  }

  private func completed(_ field: TypedField, _ connection: TypedConnection) -> TypedField {
    var field = field
    field.selections = rewritten(field.selections, "edges", withEdgeFields)
    let members = TypedConnection.pageInfoMembers(
      isForward: connection.isForward, isBackward: connection.isBackward)
    if keys.selects("pageInfo", field.selections) {
      field.selections = rewritten(field.selections, "pageInfo") { info in
        info.conditions.isEmpty ? with(members, info) : info
      }
    } else {
      field.selections += inserted("pageInfo", in: field) { with(members, $0) }
    }
    return field
  }

  private func withEdgeFields(_ edge: TypedField) -> TypedField {
    var edge = withNode(edge)
    edge.selections = rewritten(edge.selections, "node") { with(["__typename"], $0) }
    return with(["cursor"], edge)
  }

  private func withNode(_ edge: TypedField) -> TypedField {
    var edge = edge
    if !edge.selections.contains(where: { $0.selects("node") }) {
      edge.selections += inserted("node", in: edge) { $0 }
    }
    return edge
  }

  /// The field with more fields at the end of its selections, but for those it selects already.
  private func with(_ names: [String], _ field: TypedField) -> TypedField {
    var field = field
    for name in names where !keys.selects(name, field.selections) {
      field.selections += keys.inserted(name, on: field.type, field.location)
    }
    return field
  }

  /// A field with selections, with its keys.
  private func inserted(
    _ name: String, in parent: TypedField, _ fill: (TypedField) -> TypedField
  ) -> [TypedSelection] {
    keys.inserted(name, on: parent.type, parent.location).map { selection in
      guard case .field(var field) = selection else { return selection }
      field = fill(field)
      field.selections = keys.keyed(field)
      return .field(field)
    }
  }

  /// Applies a change to the fields of a name, inline fragments looked into.
  private func rewritten(
    _ selections: [TypedSelection], _ name: String, _ change: (TypedField) -> TypedField
  ) -> [TypedSelection] {
    selections.map { selection in
      switch selection {
      case .field(let field): return .field(field.name.text == name ? change(field) : field)
      case .inline(var inline):
        inline.selections = rewritten(inline.selections, name, change)
        return .inline(inline)
      case .spread: return selection
      }
    }
  }
}

extension TypedSelection {
  /// Whether it is a field of the name, or holds one for the same object.
  func selects(_ name: String) -> Bool {
    switch self {
    case .field(let field): field.name.text == name
    case .inline(let inline): inline.selections.contains { $0.selects(name) }
    case .spread: false
    }
  }
}

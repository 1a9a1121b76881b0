/// What a field's value does besides being stored.
final class CompiledEdit: Sendable {
  let connection: ConnectionLink?
  let edit: Edit?

  /// Nil for a field that is only stored.
  init?(_ field: FieldGathering.Field) {
    guard field.connection != nil || field.edit != nil else { return nil }
    connection = field.connection
    edit = field.edit
    if connection != nil {
      for page in field.children { CompiledEdit.declareEdges(of: page.selection) }
    }
  }

  /// Lets the store know of which type the edges of a connection are.
  private static func declareEdges(of page: Selection) {
    for case .linked(_, .fixed(let slot), true, _, _, _, _, _, _, let edge) in page.fields
    where slot.address.key == ConnectionFields.edges {
      Registry.shared.declareEdge(edge.type.number, of: page.type.number)
    }
  }
}

/// The same for one operation value.
struct RenderedEdit {
  /// The cursor that a page begins behind, and the one it ends before.
  let after: String?
  let before: String?
  /// The keys of the lists' records that an edge directive names.
  let connections: [String]

  init(_ edit: CompiledEdit, _ variables: Variables) {
    after = edit.connection?.after?.cursor(variables)
    before = edit.connection?.before?.cursor(variables)
    connections = edit.edit?.connections?.rendered(with: variables).map(JSONText.strings) ?? []
  }
}

extension Edit {
  fileprivate var connections: ArgumentValue? {
    switch self {
    case .appendEdge(let connections), .prependEdge(let connections),
      .appendNode(let connections, _), .prependNode(let connections, _),
      .deleteEdge(let connections):
      connections
    case .deleteRecord: nil
    }
  }
}

extension ArgumentValue {
  /// The text of a cursor; a null is none.
  fileprivate func cursor(_ variables: Variables) -> String? {
    rendered(with: variables).flatMap(JSONText.keyText)
  }
}

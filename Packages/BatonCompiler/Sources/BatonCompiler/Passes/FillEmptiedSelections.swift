import BatonSchema

/// Asks for `__typename` where all else that is selected of an object is the client's own: GraphQL has no
/// empty selection, and whether the object is there is still the server's to say.
struct FillEmptiedSelections {
  private let schema: Schema
  private let sent: SentSelections

  static func run(_ module: inout TypedModule, _ schema: Schema) {
    let pass = FillEmptiedSelections(schema: schema, sent: SentSelections(module))
    module.rewrite { selections, _ in selections.map(pass.visit) }
  }

  private init(schema: Schema, sent: SentSelections) {
    self.schema = schema
    self.sent = sent
  }

  private func visit(_ selection: TypedSelection) -> TypedSelection {
    switch selection {
    case .spread: return selection
    case .inline(var inline):
      inline.selections = inline.selections.map(visit)
      return .inline(inline)
    case .field(var field):
      field.selections = field.selections.map(visit)
      guard field.type.isComposite, !field.isClientOnly,
        !field.selections.contains(where: sent.contains),
        let definition = schema.field("__typename", of: field.type)
      else { return .field(field) }
      field.selections.insert(
        .field(
          TypedField(
            name: Name("__typename"), arguments: [], directives: [], conditions: [],
            parent: field.type, definition: definition, type: schema.type(of: definition),
            selections: [], origin: .inserted, location: field.location)), at: 0)
      return .field(field)
    }
  }
}

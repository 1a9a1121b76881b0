import BatonSchema

extension Schema {
  /// Every field that a valid document selects, in its order, with what the schema says of it and the type
  /// it is selected on. Nesting is limited, so recursion is safe.
  func forEachField(
    of document: Document, _ body: (Field, SchemaField, SchemaType) -> Void
  ) {
    for operation in document.operations {
      forEachField(of: operation.selections, on: root(operation.kind), body)
    }
    for fragment in document.fragments {
      forEachField(of: fragment.selections, on: type(fragment.typeCondition.text), body)
    }
  }

  private func forEachField(
    of selections: [Selection], on parent: SchemaType?,
    _ body: (Field, SchemaField, SchemaType) -> Void
  ) {
    for selection in selections {
      switch selection {
      case .spread: continue
      case .inline(let inline):
        let condition = inline.typeCondition.flatMap { type($0.text) }
        forEachField(of: inline.selections, on: condition ?? parent, body)
      case .field(let selected):
        guard let parent, let definition = field(selected.name.text, of: parent) else { continue }
        body(selected, definition, parent)
        forEachField(of: selected.selections, on: type(of: definition), body)
      }
    }
  }
}

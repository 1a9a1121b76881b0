import BatonSchema

/// Finds the fields by which an input object would hold itself, lists apart.
enum InputCycles {
  static func closes(_ field: SchemaInputValue, of type: SchemaType, _ schema: Schema) -> Bool {
    guard field.type.element == nil else { return false }
    var open = [schema.type(of: field)]
    var seen: Set<TypeID> = []
    while let next = open.popLast() {
      if next.id == type.id { return true }
      guard seen.insert(next.id).inserted else { continue }
      for inner in next.inputFields where inner.type.element == nil {
        open.append(schema.type(of: inner))
      }
    }
    return false
  }
}

import BatonSchema

/// What stays in memory alone: `transient` in `baton.json` (B-23).
struct Transience {
  private let schema: Schema
  private let types: Set<TypeID>
  private let fields: Set<String>

  init(_ config: Configuration, _ schema: Schema) {
    self.schema = schema
    types = Set(config.transientTypes.compactMap { schema.type($0.value)?.id })
    fields = Set(config.transientFields.map(\.value))
  }

  /// A type of a transient interface or union is transient, too. `type` is a record type's name.
  func contains(type name: String) -> Bool {
    guard let type = schema.rootOrType(name) else { return false }
    return types.contains { id in schema.isSubtype(type, of: schema[id]) }
  }

  /// A root field. The root goes by its own name or by that of its kind.
  func contains(type name: String, field: String) -> Bool {
    guard let type = schema.rootOrType(name), schema.isRoot(type) else { return false }
    return fields.contains("\(name).\(field)") || fields.contains("\(type.name).\(field)")
  }
}

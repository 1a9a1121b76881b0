import BatonSchema

/// The list that a field's value is a page of (B-9).
struct PlanConnection: Hashable {
  /// Of the link to the whole list.
  var slot: SlotReference
  var after: KeyValue?
  var before: KeyValue?

  init(
    _ field: TypedField, _ connection: TypedConnection, on type: SchemaType, _ schema: Schema
  ) {
    slot = SlotReference(
      type: schema.recordName(of: type), key: StorageKey(field, of: connection, in: schema))
    after = Self.cursor("after", field, schema)
    before = Self.cursor("before", field, schema)
  }

  private static func cursor(_ name: String, _ field: TypedField, _ schema: Schema) -> KeyValue? {
    guard let value = field.arguments.value(of: name) else {
      return nil
    }
    if case .null = value { return nil }
    return KeyValue(value, type: field.definition.argument(name)?.type, in: schema)
  }
}

import BatonSchema

/// What a field's value does to lists.
struct PlanEdit: Hashable {
  var kind: TypedEdit.Kind
  var connections: KeyValue?
  var edgeType: String?

  init(_ edit: TypedEdit, _ schema: Schema) {
    kind = edit.kind
    connections = edit.connections.map { KeyValue($0, type: nil, in: schema) }
    edgeType = edit.edgeType
  }
}

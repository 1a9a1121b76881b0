import BatonSchema

/// How the JSON of a leaf is read.
enum PlanScalarKind: String, Hashable {
  case string, id, int, float, bool, custom

  init(_ type: SchemaType) {
    switch (type.kind, type.name) {
    case (.enumeration, _), (_, "String"): self = .string
    case (_, "ID"): self = .id
    case (_, "Int"): self = .int
    case (_, "Float"): self = .float
    case (_, "Boolean"): self = .bool
    default: self = .custom
    }
  }
}

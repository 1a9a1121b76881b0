import BatonSchema

extension Schema {
  func isRoot(_ type: SchemaType) -> Bool {
    type.id == query.id || type.id == mutation?.id || type.id == subscription?.id
  }

  /// What generated code and storage call a type: the roots have one name each, whatever the schema says.
  func recordName(of type: SchemaType) -> String {
    if type.id == query.id { return "Query" }
    if type.id == mutation?.id { return "Mutation" }
    if type.id == subscription?.id { return "Subscription" }
    return type.name
  }

  /// A type by its own name, or a root by the name that `baton.json` may use for it.
  func rootOrType(_ name: String) -> SchemaType? {
    if let type = type(name) { return type }
    switch name {
    case "Query": return query
    case "Mutation": return mutation
    case "Subscription": return subscription
    default: return nil
    }
  }
}

extension SchemaRules {
  /// "Type Validation": every kind but a scalar has at least one member.
  @Sendable static func nonEmptyTypes(_ draft: inout SchemaDraft) {
    for type in draft.types {
      let isEmpty =
        switch type.kind {
        case .scalar: false
        case .object, .interface: type.fields.isEmpty
        case .union: type.members.isEmpty
        case .enumeration: type.values.isEmpty
        case .inputObject: type.inputFields.isEmpty
        }
      if isEmpty { draft.report(.emptyType(name: type.name, kind: type.kind), type.location) }
    }
  }
}

extension SchemaRules {
  /// "Unions": members are object types.
  @Sendable static func unionMembers(_ draft: inout SchemaDraft) {
    for union in draft.types where union.kind == .union {
      for member in union.members {
        guard let type = draft.type(member.name.text) else {
          draft.report(
            .unknownType(
              name: member.name.text,
              suggestions: draft.suggestions(for: member.name.text) { $0.kind == .object }),
            member.location)
          continue
        }
        if type.kind != .object {
          draft.report(
            .notAUnionMember(type.name, union: union.name, actual: type.kind), member.location,
            notes: [Diagnostic.Note("`\(type.name)` is defined here.", at: type.location)])
        }
      }
    }
  }
}

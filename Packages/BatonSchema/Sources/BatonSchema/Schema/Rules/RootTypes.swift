extension SchemaRules {
  /// "Root Operation Types": object types, all different.
  @Sendable static func rootTypes(_ draft: inout SchemaDraft) {
    var seen: [String: OperationKind] = [:]
    for kind in OperationKind.allCases {
      guard let root = draft.roots[kind], let location = root.location else { continue }
      guard let type = draft.type(root.type) else {
        draft.report(
          .unknownType(
            name: root.type, suggestions: draft.suggestions(for: root.type) { $0.kind == .object }),
          location)
        continue
      }
      if type.kind != .object {
        draft.report(
          .rootIsNoObject(kind, type: root.type, actual: type.kind), location,
          notes: [Diagnostic.Note("`\(root.type)` is defined here.", at: type.location)])
      } else if let other = seen[root.type] {
        draft.report(.rootSharedWith(kind, other: other, type: root.type), location)
      }
      seen[root.type] = kind
    }
  }
}

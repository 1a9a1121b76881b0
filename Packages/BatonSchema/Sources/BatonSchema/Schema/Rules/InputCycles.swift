extension SchemaRules {
  /// "Input Object Circular References": through non-null fields alone nothing could ever be written.
  @Sendable static func inputCycles(_ draft: inout SchemaDraft) {
    let cycles: [Cycles.Way<InputFieldPlace>] = Cycles.find(nodes: draft.types.indices) { index in
      draft.types[index].inputFields.enumerated().compactMap { position, field in
        guard case .nonNull(.named(let name), _) = field.node.type,
          let target = draft.typeIndex[name.text], draft.types[target].kind == .inputObject
        else { return nil }
        return (target, InputFieldPlace(type: index, field: position))
      }
    }
    for cycle in cycles {
      guard let last = cycle.closing else { continue }
      draft.report(
        .inputCycle(cycle.names(draft.coordinate)),
        draft.types[last.type].inputFields[last.field].location)
    }
  }
}

/// A field of an input object by the places of both in the draft.
struct InputFieldPlace: Hashable {
  let type: Int
  let field: Int
}

extension SchemaDraft {
  func coordinate(of place: InputFieldPlace) -> String {
    let type = types[place.type]
    return "\(type.name).\(type.inputFields[place.field].name.text)"
  }
}

import BatonSchema

/// Brings the selections under one and the same condition together, in order, at the first one's place
/// (C-1).
enum GatherConditions {
  static func run(_ selections: [TypedSelection], _: SchemaType) -> [TypedSelection] {
    gather(selections.map(below), depth: 0)
  }

  private static func below(_ selection: TypedSelection) -> TypedSelection {
    switch selection {
    case .field(var field):
      field.selections = gather(field.selections.map(below), depth: 0)
      return .field(field)
    case .inline(var inline):
      inline.selections = gather(inline.selections.map(below), depth: 0)
      return .inline(inline)
    case .spread: return selection
    }
  }

  /// The selections share their first `depth` conditions.
  private static func gather(_ selections: [TypedSelection], depth: Int) -> [TypedSelection] {
    var groups: [(condition: Condition?, selections: [TypedSelection])] = []
    var places: [Condition: Int] = [:]
    for selection in selections {
      guard depth < selection.conditions.count else {
        groups.append((nil, [selection]))
        continue
      }
      let condition = selection.conditions[depth]
      if let place = places[condition] {
        groups[place].selections.append(selection)
      } else {
        places[condition] = groups.count
        groups.append((condition, [selection]))
      }
    }
    return groups.flatMap { group in
      group.condition == nil ? group.selections : gather(group.selections, depth: depth + 1)
    }
  }
}

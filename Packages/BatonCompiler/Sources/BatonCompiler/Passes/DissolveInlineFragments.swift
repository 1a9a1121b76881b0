import BatonSchema

/// Puts the contents of an inline fragment in its place where it says nothing about the type (C-1): it has
/// no type condition, or the one of the selection around it. Its conditions go to each selection. An
/// aliased one stays: it has a lens of its own.
enum DissolveInlineFragments {
  static func run(_ selections: [TypedSelection], _ type: SchemaType) -> [TypedSelection] {
    var result: [TypedSelection] = []
    for selection in selections {
      switch selection {
      case .field(var field):
        field.selections = run(field.selections, field.type)
        result.append(.field(field))
      case .spread: result.append(selection)
      case .inline(var inline):
        let contents = run(inline.selections, inline.type)
        // A directive that the server is to see needs the fragment it stands on.
        if inline.type.id == type.id, inline.directives.isEmpty, inline.alias == nil,
          inline.caught == nil
        {
          for var inner in contents {
            inner.conditions = inline.conditions.adding(inner.conditions)
            result.append(inner)
          }
        } else {
          inline.selections = contents
          result.append(.inline(inline))
        }
      }
    }
    return result
  }
}

import BatonSchema

/// Makes one selection of several that select the same under the same conditions: a field written twice,
/// two inline fragments on one type. The first one's place counts.
enum MergeDuplicates {
  static func run(_ selections: [TypedSelection], _: SchemaType) -> [TypedSelection] {
    merge(selections)
  }

  private struct Key: Hashable {
    enum Kind: Hashable { case field, spread, inline }
    var kind: Kind
    var name: String
    var conditions: Set<Condition>
    /// As printed, since two with other arguments are two.
    var directives: String
  }

  private static func merge(_ selections: [TypedSelection]) -> [TypedSelection] {
    var result: [TypedSelection] = []
    var places: [Key: Int] = [:]
    for selection in selections {
      let key = key(of: selection)
      guard let place = places[key] else {
        places[key] = result.count
        result.append(selection)
        continue
      }
      switch (result[place], selection) {
      case (.field(var first), .field(let second)):
        first.selections += second.selections
        if second.origin == .author { first.origin = .author }
        result[place] = .field(first)
      case (.inline(var first), .inline(let second)):
        first.selections += second.selections
        result[place] = .inline(first)
      default: continue
      }
    }
    for index in result.indices {
      switch result[index] {
      case .field(var field):
        field.selections = merge(field.selections)
        result[index] = .field(field)
      case .inline(var inline):
        inline.selections = merge(inline.selections)
        result[index] = .inline(inline)
      case .spread: continue
      }
    }
    return result
  }

  private static func key(of selection: TypedSelection) -> Key {
    switch selection {
    case .field(let field):
      Key(
        kind: .field, name: field.responseKey, conditions: Set(field.conditions),
        directives: ConditionDirectives.printed(field.directives))
    case .spread(let spread):
      Key(
        kind: .spread, name: spread.name.text, conditions: Set(spread.conditions),
        directives: ConditionDirectives.printed(spread.directives))
    case .inline(let inline):
      Key(
        kind: .inline, name: inline.type.name, conditions: Set(inline.conditions),
        directives: ConditionDirectives.printed(inline.directives))
    }
  }
}

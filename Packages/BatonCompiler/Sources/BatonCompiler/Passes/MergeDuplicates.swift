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
    var deferral: TypedDeferral?
    /// As printed, since two with other arguments are two.
    var directives: String
  }

  private static func merge(_ selections: [TypedSelection]) -> [TypedSelection] {
    var firsts: [TypedSelection] = []
    // What all the selections of one place select, gathered before it is merged: once for each level.
    var below: [[TypedSelection]] = []
    var places: [Key: Int] = [:]
    for selection in selections {
      let key = key(of: selection)
      var place = places[key] ?? firsts.count
      if place < firsts.count, haveTwoEdits(firsts[place], selection) { place = firsts.count }
      if place == firsts.count {
        places[key] = place
        firsts.append(selection)
        below.append(selection.selections)
        continue
      }
      switch (firsts[place], selection) {
      case (.field(var first), .field(let other)):
        if let one = first.connection, let two = other.connection, !one.isSame(as: two) {
          // An error, which who makes the plan finds.
          firsts.append(selection)
          below.append(other.selections)
          continue
        }
        below[place] += other.selections
        first.connection = first.connection ?? other.connection
        if other.origin == .author {
          first.isCaught = other.isCaught && (first.isCaught || first.origin != .author)
          first.origin = .author
        }
        first.edit = first.edit ?? other.edit
        firsts[place] = .field(first)
      case (.inline, .inline(let other)): below[place] += other.selections
      case (.spread(var first), .spread(let other)):
        first.isCaught = first.isCaught && other.isCaught
        firsts[place] = .spread(first)
      default: continue
      }
    }
    return zip(firsts, below).map { first, below in
      guard !below.isEmpty else { return first }
      switch first {
      case .field(var field):
        field.selections = merge(below)
        return .field(field)
      case .inline(var inline):
        inline.selections = merge(below)
        return .inline(inline)
      case .spread: return first
      }
    }
  }

  /// They stay apart, so that the plan finds them in each other's way.
  private static func haveTwoEdits(_ first: TypedSelection, _ second: TypedSelection) -> Bool {
    guard case .field(let first) = first, case .field(let second) = second,
      let one = first.edit, let two = second.edit
    else { return false }
    return one.printed != two.printed
  }

  private static func printed(_ arguments: [Argument]) -> String {
    arguments.map { "\($0.name):\($0.value.printed(.compact))," }.joined()
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
        deferral: spread.deferral,
        directives: ConditionDirectives.printed(spread.directives) + printed(spread.arguments))
    case .inline(let inline):
      Key(
        kind: .inline, name: inline.type.name, conditions: Set(inline.conditions),
        directives: ConditionDirectives.printed(inline.directives))
    }
  }
}

import BatonSchema

/// Says which selections a server is asked for: those that are not of the client's own schema, and that
/// hold anything else (B-23).
struct SentSelections {
  private var fragments: [String: Bool] = [:]

  init(_ module: TypedModule) {
    let selections = Dictionary(module.fragments.map { ($0.name, $0.selections) }) { first, _ in
      first
    }
    for name in selections.keys.sorted() { _ = decide(name, selections) }
  }

  func contains(_ selection: TypedSelection) -> Bool {
    switch selection {
    case .field(let field):
      // What a server says of types alone is no reason to ask.
      if case .membership = field.origin { return false }
      return !field.isClientOnly
    case .inline(let inline): return inline.selections.contains(where: contains)
    case .spread(let spread): return fragments[spread.name.text] ?? true
    }
  }

  /// Whether a fragment holds anything to ask for. Fragments spread no one another in a circle.
  private mutating func decide(_ name: String, _ selections: [String: [TypedSelection]]) -> Bool {
    if let known = fragments[name] { return known }
    var open = selections[name] ?? []
    var isSent = false
    while let selection = open.popLast(), !isSent {
      switch selection {
      case .field: isSent = contains(selection)
      case .inline(let inline): open += inline.selections
      case .spread(let spread): isSent = decide(spread.name.text, selections)
      }
    }
    fragments[name] = isSent
    return isSent
  }
}

import BatonSchema

/// Takes `@alias` off fragments: which accessor reads them is none of the server's business. What `@catch`
/// takes in is left as a mark of each field and spread, since the fragment it may stand on is gone then.
enum DropAliases {
  static func run(_ selections: [TypedSelection], _: SchemaType) -> [TypedSelection] {
    selections.map { dropped($0, .none) }
  }

  private static func dropped(
    _ selection: TypedSelection, _ caught: CaughtReach
  ) -> TypedSelection {
    switch selection {
    case .field(var field):
      let reach = caught.reach(below: field)
      field.isCaught = reach != .none
      field.selections = field.selections.map { dropped($0, reach) }
      return .field(field)
    case .spread(var spread):
      spread.alias = nil
      spread.isCaught = caught == .all
      return .spread(spread)
    case .inline(var inline):
      let reach = caught.reach(in: inline)
      inline.alias = nil
      inline.caught = nil
      inline.selections = inline.selections.map { dropped($0, reach) }
      return .inline(inline)
    }
  }
}

import BatonSchema

/// Takes `@alias` off fragments: which accessor reads them is none of the server's business.
enum DropAliases {
  static func run(_ selections: [TypedSelection], _: SchemaType) -> [TypedSelection] {
    selections.map(dropped)
  }

  private static func dropped(_ selection: TypedSelection) -> TypedSelection {
    switch selection {
    case .field(var field):
      field.selections = field.selections.map(dropped)
      return .field(field)
    case .spread(var spread):
      spread.alias = nil
      return .spread(spread)
    case .inline(var inline):
      inline.alias = nil
      inline.caught = nil
      inline.selections = inline.selections.map(dropped)
      return .inline(inline)
    }
  }
}

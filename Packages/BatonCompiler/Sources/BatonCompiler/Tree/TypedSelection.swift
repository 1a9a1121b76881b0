/// A selection of a valid document, with what the schema says about it at hand.
///
/// Indirect, since every pass makes new lists of what are mostly the old selections.
indirect enum TypedSelection {
  case field(TypedField)
  case spread(TypedSpread)
  case inline(TypedInline)

  /// Those inside it; none of a spread.
  var selections: [TypedSelection] {
    switch self {
    case .field(let field): field.selections
    case .spread: []
    case .inline(let inline): inline.selections
    }
  }

  /// The conditions on the selection itself, outermost first.
  var conditions: [Condition] {
    get {
      switch self {
      case .field(let field): field.conditions
      case .spread(let spread): spread.conditions
      case .inline(let inline): inline.conditions
      }
    }
    set {
      switch self {
      case .field(var field):
        field.conditions = newValue
        self = .field(field)
      case .spread(var spread):
        spread.conditions = newValue
        self = .spread(spread)
      case .inline(var inline):
        inline.conditions = newValue
        self = .inline(inline)
      }
    }
  }
}

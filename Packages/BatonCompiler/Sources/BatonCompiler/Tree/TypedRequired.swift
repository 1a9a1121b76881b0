import BatonSchema

/// `@required`: without a value of the field, what it is read from is not there.
struct TypedRequired {
  enum Action: String {
    case none = "NONE"
    case log = "LOG"
    case `throw` = "THROW"

    /// How much it makes of a null.
    var severity: Int {
      switch self {
      case .none: 0
      case .log: 1
      case .throw: 2
      }
    }
  }

  var action: Action
  /// Of the directive.
  var location: SourceLocation
}

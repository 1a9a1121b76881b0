/// How a message is shown: bare, or with a terminal's colours.
public enum TextStyle: Sendable {
  case plain, coloured

  /// What a piece of a message is, which decides its colour.
  enum Role: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case mark = "1;32"
  }

  func paint(_ text: String, _ role: Role) -> String {
    self == .plain ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
  }
}

/// An option of a command.
struct Option: Sendable {
  let name: String
  /// What stands behind it; nil for one that is only present or absent.
  let value: String?
  let summary: String

  static let type = Option(name: "--type", value: "TYPE", summary: "only those of this type")
  static let json = Option(
    name: "--json", value: nil,
    summary: "print JSON, for a program; of `tail` a line for each change")
  static let help = Option(name: "--help", value: nil, summary: "print this help")
  static let version = Option(name: "--version", value: nil, summary: "print the version")
}

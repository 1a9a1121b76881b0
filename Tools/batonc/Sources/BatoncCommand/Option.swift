/// An option of a command.
struct Option: Sendable {
  enum Value: String {
    case file = "FILE"
    case folder = "FOLDER"
    case pair = "SOURCE=OUTPUT"
    case text = "TEXT"
  }

  var name: String
  /// Nil for one that is only present or absent.
  var value: Value?
  /// Whether each time it is given adds another value.
  var isRepeatable = false
  /// Lines of at most 73 characters.
  var summary: [String]

  static let config = Option(
    name: "--config", value: .file,
    summary: ["baton.json; else the nearest in this folder or one above it"])
  static let schema = Option(
    name: "--schema", value: .file,
    summary: ["the schema, in place of the one that baton.json names"])
  static let out = Option(
    name: "--out", value: .folder,
    summary: [
      "write into this folder; generated files in it that no source has any",
      "more are removed",
    ])
  static let emit = Option(
    name: "--emit", value: .pair, isRepeatable: true,
    summary: ["write this source's file here, also if it holds no document"])
  static let shared = Option(
    name: "--shared", value: .file, summary: ["write the shared file here"])
  static let reportFile = Option(
    name: "--report", value: .file,
    summary: ["describe operations, fragments and lenses as JSON, in this file"])
  static let check = Option(
    name: "--check", value: nil,
    summary: ["write nothing; list the files that would change, and exit with 1 if any would"])
  static let watch = Option(
    name: "--watch", value: nil,
    summary: ["run again whenever a file changes, until interrupted"])
  static let json = Option(
    name: "--json", value: nil,
    summary: ["print what is wrong on standard output, as one line of JSON: a list of objects"])
  static let header = Option(
    name: "--header", value: .text, isRepeatable: true,
    summary: ["send this header, such as `Authorization: Bearer …`; may be repeated"])
  static let outFile = Option(
    name: "--out", value: .file, summary: ["write the schema to this file"])
  static let help = Option(name: "--help", value: nil, summary: ["print this help"])
  static let version = Option(name: "--version", value: nil, summary: ["print the version"])
}

import SpecExchange

/// `manifest.json`: which files of a tree belong together.
struct Manifest: Sendable {
  /// A case, or why what stands in its place is none.
  enum Entry: Sendable {
    case readable(SpecCase)
    case unreadable(name: String, reason: String)
  }

  /// The format this version reads.
  static let format = "3"

  /// The folder of the authors' documents.
  let sources: String
  /// The path of the compiler's configuration.
  let config: String
  let cases: [Entry]
  let scripts: [String]
  /// Files of rows that name an app's recorded answers.
  let recordings: [String]
}

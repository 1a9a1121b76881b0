import BatonSchema

/// A file that another one names and that cannot be read.
struct FileProblem: DiagnosticFact {
  var message: String
  var hint: String?

  static let id = "unreadable-file"
  var id: String { Self.id }
}

public import BatonSchema

/// What became of a set of documents.
public struct Compilation: Sendable {
  /// A generated Swift file.
  public struct File: Hashable, Sendable {
    /// The path of the source it is generated from; nil for the file that a module shares.
    public var source: String?
    /// Its usual name: `Screen.baton.swift`, or `Baton.baton.swift` for the shared one.
    public var name: String
    public var text: String

    /// `Sources/App/Screen.swift` → `Screen.baton.swift`
    public static func usualName(of source: String) -> String {
      let file = source.split(separator: "/").last.map(String.init) ?? source
      let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex
      return file[..<dot] + ".baton.swift"
    }
  }

  /// An operation's text as a server receives it.
  public struct Operation: Hashable, Sendable {
    public var name: String
    public var kind: OperationKind
    public var text: String
    /// The path of the file that the document stands in.
    public var source: String
  }

  /// Errors and warnings, in the order of the sources and of the places in them. Their places are in the
  /// files as given, a document inside Swift included.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// One for each source, the shared one last; none if there are errors.
  public internal(set) var files: [File] = []
  /// Sorted by name; none if there are errors.
  public internal(set) var operations: [Operation] = []
  /// Nil if there are errors.
  public internal(set) var report: Report?

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

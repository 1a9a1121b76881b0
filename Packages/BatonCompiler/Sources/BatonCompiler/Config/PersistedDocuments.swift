/// `persistConfig`: documents go to a server as ids, and a file says which text each id stands for.
public struct PersistedDocuments: Sendable {
  /// How a text becomes its id.
  enum Algorithm: String, Sendable, CaseIterable {
    case md5 = "MD5"
    case sha1 = "SHA1"
    case sha256 = "SHA256"

    /// Lower-case hex of the text's digest (C-4).
    func id(of text: String) -> String {
      switch self {
      case .md5: MD5.hex(of: text)
      case .sha1: SHA1.hex(of: text)
      case .sha256: SHA256.hex(of: text)
      }
    }
  }

  /// The path of the file with ids and texts, relative to `baton.json`.
  public var file: Configuration.Located<String>
  var algorithm: Algorithm
}

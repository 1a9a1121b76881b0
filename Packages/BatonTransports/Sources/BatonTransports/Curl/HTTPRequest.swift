/// A request as it goes to the server.
struct HTTPRequest: Sendable {
  var url: String
  /// Of which no name or value holds a line end.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  /// Whether libcurl may send it again by itself, where a connection that was kept turns out dead.
  var isRepeatable = false
  /// Whether the answer goes on for as long as it likes: it is not counted among those at once.
  var isStream = false
  /// Whether the answer may come in parts, which may be read slowly as a stream may.
  var mayHaveParts = false
  /// How many bytes of headers the answer may have.
  var headLimit = 1 << 16
  var connectTimeout: Duration = .seconds(10)
  /// A file of certificates to trust, in PEM, instead of the system's.
  var authorities: String?
}

/// The status and the headers of an answer.
struct HTTPHead: Hashable, Sendable {
  var status: Int
  /// Names in lower case, in the order in which they came.
  var headers: [Field] = []

  struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

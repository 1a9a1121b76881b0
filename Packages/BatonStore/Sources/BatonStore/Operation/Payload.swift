/// The bytes of one GraphQL response, as a transport yields them: `{"data": …, "errors": …}`.
///
/// A payload is not checked when it is made; what its bytes say is decided when it is committed.
public struct Payload: Sendable, Hashable {
  /// The response's JSON, in UTF-8.
  public let bytes: [UInt8]

  /// - Parameter json: The response's JSON, in UTF-8; a byte order mark before it is skipped.
  public init(json: [UInt8]) {
    bytes = json
  }

  /// - Parameter json: The response's JSON.
  public init(json: String) {
    bytes = Array(json.utf8)
  }
}

/// Why a payload of a response was not taken. Nothing of it has been written; what came before stays.
public enum IngestError: Error, Sendable, Hashable {
  /// The bytes are no response of the operation: not JSON, cut short, of another shape, or silent
  /// about a field. `offset` counts the response's bytes from 0.
  case malformed(reason: String, offset: Int)

  /// The server refused the whole operation: `errors` without `data`.
  case request([GraphQLError])
}

extension IngestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let reason, let offset):
      "The response is malformed at byte \(offset): \(reason). Nothing of it was stored."
    case .request(let errors):
      "The server refused the request: "
        + errors.map(\.description).joined(separator: "; ")
        + ". Nothing was stored."
    }
  }
}

public import BatonStore

/// Thrown by a transport's stream where a server answers a subscription with a response of its own
/// instead of events, which is its refusal: the payload has the errors.
///
/// A refusal of a query or mutation is a payload like any other.
public struct OperationRefused: Error, Hashable {
  /// The response, `{"errors": …}`.
  public let payload: Payload

  public init(payload: Payload) { self.payload = payload }
}

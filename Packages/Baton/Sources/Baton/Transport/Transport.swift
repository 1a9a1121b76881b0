public import BatonStore

/// The way to a server, of a single method: what retries, caches or logs implements it by calling
/// another's.
public protocol Transport: Sendable {
  /// Sends a request and yields the payload that the server answers with.
  ///
  /// Called on the main actor, in the order in which requests are made, and consumed off it, so it
  /// returns at once and does its work elsewhere. The consumer ends the stream when it has what it
  /// needs or no longer wants it; `onTermination` then frees what the request holds. What the
  /// stream throws is handed on as it is, in ``Failure/transport(_:)``. A mutation is handed over
  /// once: what may be sent twice is the transport's to know from ``Request/kind``.
  ///
  /// The transport of a subscription calls ``Request/onAccepted`` when the server has it. The stream yields
  /// its events, each asked for when the one before is committed, and ends where the server completes it. It
  /// throws ``OperationRefused`` where the server does not run the operation, which ends the subscription;
  /// whatever else it throws has it sent again after a pause.
  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error>
}

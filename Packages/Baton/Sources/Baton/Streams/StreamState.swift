/// How the stream of a subscription stands.
public enum StreamState: Hashable, Sendable {
  /// Nobody holds the handle, or the environment is not active: it is parked.
  case idle
  /// The subscription is on its way. Where the transport does not say when the server has it, a stream on
  /// which nothing happens stays here.
  case connecting
  /// The server has it, by the transport's word or by a payload.
  case open
  /// It failed, and is connected again at this time by the environment's clock, ``Environment/now``.
  case waiting(until: Duration)
  /// The server completed it, and then there is no kind; or it is of no use to connect again.
  case ended(FailureKind?)
}

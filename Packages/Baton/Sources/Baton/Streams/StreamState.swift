/// How the stream of a subscription stands.
public enum StreamState: Hashable, Sendable {
  /// Nobody holds the handle, or the environment is not active: it is parked.
  case idle
  /// The subscription was sent, and nothing came yet. A server need not say that it took one, so a stream
  /// on which nothing happens stays here.
  case connecting
  /// The server has answered on it.
  case open
  /// It failed, and is connected again at this time by the environment's clock, ``Environment/now``.
  case waiting(until: Duration)
  /// The server completed it, and then there is no kind; or it is of no use to connect again.
  case ended(FailureKind?)
}

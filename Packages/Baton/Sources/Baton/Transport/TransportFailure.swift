/// What a transport's failure says besides its words, to whoever sends the request again or replays it. An
/// error that is none is never sent again by itself.
public protocol TransportFailure: Error {
  /// The status of the server's answer; 0 where there was none.
  var status: Int { get }
  /// Whether the same request may well succeed a little later.
  var isTransient: Bool { get }
}

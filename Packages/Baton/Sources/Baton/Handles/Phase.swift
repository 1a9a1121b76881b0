/// What there is to draw for an operation at this moment.
public enum Phase<Data> {
  /// No data yet, and an answer may still come.
  case loading
  /// The operation's data, as a lens.
  case ready(Data)
  /// No data, and why.
  case failed(Failure)
}

extension Phase: Sendable where Data: Sendable {}

extension Phase {
  /// The data of a phase that is ready.
  public var data: Data? { if case .ready(let data) = self { data } else { nil } }

  /// The failure of a phase that failed.
  public var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }

  /// Whether no data came yet and none failed to.
  public var isLoading: Bool { if case .loading = self { true } else { false } }
}

/// How the latest fetch of a handle stands.
public enum FetchState: Hashable, Sendable {
  /// None was asked for, or the last one delivered.
  case idle
  case inFlight
  /// The last one failed; data from before it stays in the phase.
  case failed(FailureKind)
}

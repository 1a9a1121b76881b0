/// Why there is no answer to an operation. ``kind`` is the case without what it carries, for a view
/// or a log to switch over.
public enum Failure: Error, Sendable {
  /// What the transport's stream threw.
  case transport(any Error)
  /// The answer has no data, only errors; of one in parts, what came before stays.
  case request([GraphQLError])
  /// The response was not one to this operation, or one of its parts was none; nothing of that payload was
  /// kept. `offset` is the place in the payload, in bytes.
  case malformed(reason: String, offset: Int)
  /// There is no environment to send it through, or it has no transport for it.
  case environment(EnvironmentProblem)
  /// Errors of fields that an operation under `@throwOnFieldError` selects itself and does not catch, and
  /// those of its last response that belong to no field. The data reads as ready again once the fields
  /// are answered without.
  case fieldErrors(FieldErrors)
  /// A null of a field under `@required` in the operation itself; `path` leads to it from the data, by
  /// response keys. The data reads as ready again when the field has a value.
  case requiredField(path: [String])
  /// The policy allows no fetch, and the store lacks some of the data.
  case missingData
  /// The environment has ended, or the store let go of what the lens reads.
  case gone

  /// Which of the kinds it is.
  public var kind: FailureKind {
    switch self {
    case .transport: .transport
    case .request: .request
    case .malformed: .malformed
    case .environment: .environment
    case .fieldErrors: .fieldErrors
    case .requiredField: .requiredField
    case .missingData: .missingData
    case .gone: .gone
    }
  }
}

/// The kind of a ``Failure``, without what it carries: what a log may hold.
public enum FailureKind: String, Hashable, Sendable, CaseIterable {
  case transport, request, malformed, environment
  case fieldErrors, requiredField, missingData, gone
}

/// Why there is no environment, or not one that could send it.
public enum EnvironmentProblem: Hashable, Sendable {
  /// The view is in a tree to which no environment was given.
  case none
  /// The environment of the view's tree was let go.
  case released
  /// The lens is of a store without an environment.
  case noneForLens
  /// The environment was given no transport for subscriptions.
  case noSubscriptions
}

extension Failure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .transport(let error): "The request failed: \(error)"
    case .request(let errors):
      errors.isEmpty
        ? "The server refused the request without saying why."
        : "The server refused the request: \(errors.map(\.message).joined(separator: "; "))"
    case .malformed(let reason, let offset):
      "The response can't be read: \(reason) (at byte \(offset)). Nothing of this payload was "
        + "kept; check that the server has the schema that the operation was compiled with."
    case .environment(.none):
      "No environment: give one to the views above this one, "
        + "`.environment(\\.baton, environment)`."
    case .environment(.released):
      "The environment of this view was let go; keep it as long as the views that use it."
    case .environment(.noneForLens):
      "The lens has no environment to ask, as its store has none. Take the lens from an operation "
        + "that an environment shows."
    case .environment(.noSubscriptions):
      "The environment has no transport for subscriptions; give it one, "
        + "`Environment(transport: …, subscriptions: …)`."
    case .fieldErrors(let errors):
      "The server could not answer all of the operation: \(errors). Catch the errors where they are read, "
        + "or take `@throwOnFieldError` off the operation."
    case .requiredField(let path):
      "The field \(path.joined(separator: ".")) is null, and the operation requires it; expect the "
        + "null where it is read, or take `@required` off the field."
    case .missingData:
      "The store lacks some of the data, and the fetch policy `storeOnly` asks no server; commit "
        + "it before, or use another policy."
    case .gone:
      "The environment has ended, or what the lens reads has left its store; take the handle or the "
        + "lens anew, from an environment that has not ended."
    }
  }
}

/// What one step of a script does.
public enum ScriptAction: Sendable {
  /// A server's answer to a query or a mutation, in one payload or in parts.
  case commit(OperationCall, responses: [String])
  /// An answer by hand, which may be partial.
  case payload(OperationCall, response: String)
  /// An optimistic answer, as the layer of that name.
  case optimistic(OperationCall, response: String, layer: String)
  /// The answer takes the layer's place.
  case resolve(layer: String, response: String)
  /// The layer goes.
  case revert(layer: String)
  /// A handle is made and held under a name; without an answer its fetch stays in flight.
  case attach(OperationCall, Policy, handle: String, ScriptAnswer?)
  /// What comes of the fetch in flight.
  case answer(handle: String, ScriptAnswer)
  case refetch(handle: String, ScriptAnswer?)
  case retry(handle: String, ScriptAnswer?)
  case release(handle: String)
  case collect
  /// Time passes.
  case advance(seconds: Double)
  case invalidate
  case revalidate
  case check(OperationCall)
  case end
  /// The environment ends, and another begins over the same image.
  case relaunch
  /// What comes on a subscription's stream; nil is the server's completion.
  case event(handle: String, ScriptAnswer?)
  /// Whether the app is active.
  case active(Bool)

  /// What a holder of a handle wants from the network.
  public enum Policy: String, Sendable, CaseIterable {
    case storeOrNetwork, storeAndNetwork, networkOnly, storeOnly
  }
}

extension ScriptAction {
  /// The operation that the step names itself.
  public var call: OperationCall? {
    switch self {
    case .commit(let call, _), .payload(let call, _), .optimistic(let call, _, _),
      .attach(let call, _, _, _), .check(let call):
      call
    default: nil
    }
  }

  /// The paths of the responses it uses.
  public var responses: [String] {
    switch self {
    case .commit(_, let responses): responses
    case .payload(_, let response), .optimistic(_, let response, _), .resolve(_, let response):
      [response]
    case .attach(_, _, _, .response(let response)?), .answer(_, .response(let response)),
      .refetch(_, .response(let response)?), .retry(_, .response(let response)?),
      .event(_, .response(let response)?):
      [response]
    default: []
    }
  }

  /// The handle whose fetch the step answers.
  public var handle: String? {
    switch self {
    case .answer(let handle, _), .refetch(let handle, _), .retry(let handle, _): handle
    default: nil
    }
  }

  /// The handle that must have been made before.
  var usedHandle: String? {
    switch self {
    case .answer(let handle, _), .refetch(let handle, _), .retry(let handle, _),
      .release(let handle), .event(let handle, _):
      handle
    default: nil
    }
  }

  /// The layer that must have been applied before.
  var usedLayer: String? {
    switch self {
    case .resolve(let layer, _), .revert(let layer): layer
    default: nil
    }
  }
}

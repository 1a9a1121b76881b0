@_spi(Generated) @_spi(Runtime) public import BatonStore

/// One operation on its way to a server.
public struct Request: Sendable {
  /// The operation's name.
  public var name: String
  public var kind: OperationKind
  /// The text, or the id under which the server knows it.
  public var document: Document
  /// As given; unset nullable ones are absent.
  public var variables: Variables
  /// What the server is asked to do when a field fails; nil asks for nothing.
  public var onError: OnError?
  /// Whether the answer may come in parts, which a server is told.
  public var isIncremental: Bool
  /// What the transport of a subscription calls when the server has it, so that what changes from then on
  /// comes as an event: where a server confirms, behind that. It is called from any thread, and again where
  /// the transport sends the subscription again by itself; a transport that can't tell leaves it, and the
  /// first payload then says so. Who wraps a transport hands it on with the request.
  public var onAccepted: @Sendable () -> Void = {}

  /// A request of its parts; an operation's own is ``init(_:)``.
  public init(
    name: String, kind: OperationKind, document: Document, variables: Variables = Variables(),
    onError: OnError? = nil, isIncremental: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.document = document
    self.variables = variables
    self.onError = onError
    self.isIncremental = isIncremental
  }

  /// The request of an operation value.
  public init<Operation: GraphQLOperation>(_ operation: Operation) {
    self.init(
      name: Operation.name, kind: Operation.kind, document: Operation.document,
      variables: operation.variables, onError: Operation.onError,
      isIncremental: Operation.plan.isDeferring)
  }
}

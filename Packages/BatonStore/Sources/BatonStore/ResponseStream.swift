/// One response of a server, committed by hand as its payloads come: the first one, and then the parts that
/// the server answers later (B-7).
///
/// ```swift
/// let response = store.begin(BookScreen(id: "7"))
/// for try await payload in payloads {
///   try response.commit(payload)
///   if response.hasEnded { break }
/// }
/// ```
///
/// Where each part goes is known from the payloads before it. An environment does this for its operations.
@MainActor public final class ResponseStream<Operation: GraphQLOperation> {
  // State, on the main actor: `reader`; `hasEnded`; `retention`, of the operation while parts are to come,
  // or a collection could take the records that they are for.
  private let store: Store
  private let operation: Operation
  private let reader: ResponseReader<Operation>
  private var retention: Retention?

  /// Whether the server said that nothing more comes. What is committed all the same is dropped.
  public private(set) var hasEnded = false

  init(_ operation: Operation, in store: Store) {
    self.store = store
    self.operation = operation
    reader = ResponseReader(operation, completeness: .partial)
  }

  /// Commits the next payload: its data, and each of its parts, as a batch of its own.
  ///
  /// - Returns: What the batches changed, taken together. A part for a place that is not there is among
  ///   the problems, and nothing of it was written.
  /// - Throws: `IngestError`; nothing of this payload is written then, and no further one makes sense.
  @discardableResult
  public func commit(_ payload: Payload) throws(IngestError) -> CommitSummary {
    let delivery = try reader.read(payload)
    hasEnded = delivery.isLast
    var summary = CommitSummary()
    summary.errors = delivery.errors
    summary.unplacedErrors = delivery.errors
    summary.unhandledErrors = delivery.errors
    for step in delivery.steps { summary.add(store.commit(step, as: .local)) }
    if retention == nil { retention = store.retain(operation) }
    if hasEnded { retention?.release() }
    return summary
  }
}

extension Store {
  /// Begins a response that comes in several payloads.
  public func begin<Operation: GraphQLOperation>(
    _ operation: Operation
  ) -> ResponseStream<Operation> {
    ResponseStream(operation, in: self)
  }

  /// Commits one step of a delivery, as one batch.
  @_spi(Runtime) public func commit(_ step: Delivery.Step, as kind: BatchKind) -> CommitSummary {
    switch step {
    case .changes(let changes): return commit(changes, as: kind)
    case .dropped(let path):
      var summary = CommitSummary()
      summary.problems = [.partDropped(path: path)]
      return summary
    }
  }
}

extension CommitSummary {
  /// Adds what a later batch of the same response did.
  mutating func add(_ other: CommitSummary) {
    changed += other.changed
    made += other.made
    errors += other.errors
    unplacedErrors += other.unplacedErrors
    unhandledErrors += other.unhandledErrors
    problems += other.problems
    changes += other.changes
  }
}

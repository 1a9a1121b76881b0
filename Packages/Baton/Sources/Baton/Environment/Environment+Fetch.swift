@_spi(Generated) @_spi(Runtime) public import BatonStore

extension Environment {
  /// Fetches without a view, and waits for the commit; joins a fetch of an equal value that is in
  /// flight. What is fetched is kept as the latest of what views released.
  ///
  /// - Returns: the operation's data.
  /// - Throws: the ``Failure`` of the fetch; `CancellationError` where the caller was cancelled:
  ///   the fetch then commits nothing, unless someone else wants it.
  @discardableResult
  public func fetch<Operation: Query>(_ operation: Operation) async throws -> Operation.Data {
    if hasEnded { throw Failure.gone }
    // The caller reads what it gets, even where the buffer keeps nothing.
    let retention = store.retain(operation)
    defer { retention.release() }
    let handle = handle(for: operation)
    try await handle.refetch()
    if hasEnded { throw Failure.gone }
    return try data(of: operation, besides: handle.unplacedErrors)
  }

  /// What the store holds, unless a null of a required field makes it absent, or an error fails it.
  ///
  /// - Parameter unplaced: The errors of the response that belong to no field.
  func data<Operation: GraphQLOperation>(
    of operation: Operation, besides unplaced: [GraphQLError]
  ) throws(Failure) -> Operation.Data {
    let data = store.read(operation)
    if let failure = Operation.failure(of: data, besides: unplaced) { throw failure }
    return data
  }

  /// Makes an operation's data ready for a view that will come: fetches it where the store can't
  /// answer or its data is stale, without waiting, and keeps it as the latest of what views
  /// released.
  public func preload<Operation: Query>(_ operation: Operation) {
    if hasEnded { return }
    handle(for: operation).retain().release()
  }

  /// Sends an operation; `land` is called with what comes of it, on the main actor: with each payload up to
  /// the last, or with a failure. It is not called any more once the flight is cancelled.
  func send<Operation: GraphQLOperation>(
    _ operation: Operation, in flight: Flight, land: @escaping @MainActor (Answer) -> Void
  ) {
    note(.fetchStarted(operation: Operation.name))
    flight.epoch = store.invalidationEpoch
    let payloads = transport.send(Request(operation))
    flight.carry(Task { await Answer.receive(operation, from: payloads, land: land) })
  }
}

@_spi(Runtime) public import BatonStore

extension Environment {
  /// Runs a mutation: sends it once, commits the answer, and returns its payload.
  ///
  /// A mutation that was sent can't be called back, so the call waits for the answer, and commits it,
  /// even where the caller is cancelled meanwhile.
  ///
  /// ```swift
  /// try await environment.mutate(
  ///   Star(id: id),
  ///   optimistic: .init(star: .init(starrable: .init(__typename: "Book", id: id, isStarred: true))))
  /// ```
  ///
  /// Of an answer in parts (`@defer`) it waits for the last one; what came before one that fails stays.
  ///
  /// - Parameter optimistic: what the records show until the answer is there. It shows when this call
  ///   begins, the answer takes its place in one batch, and a failure takes it back.
  /// - Throws: the ``Failure`` of the request, or of the optimistic answer, and then nothing is sent;
  ///   nothing was committed. `requiredField` for a payload that was committed and lacks what the
  ///   mutation requires.
  @discardableResult
  public func mutate<Operation: Mutation>(
    _ operation: Operation, optimistic: Operation.Optimistic? = nil
  ) async throws -> Operation.Data {
    try await mutate(operation, showing: optimistic?.payload)
  }

  /// Runs a mutation as the other form does, with an optimistic answer that is worked out from the store:
  /// from what is shown below it, and again whenever that changes. So two calls on one counter that reads
  /// 10 show 11 and 12, and when the first fails, 11.
  ///
  /// ```swift
  /// try await environment.mutate(Increment(id: id), optimistic: { store in
  ///   guard let counter = store.read(CounterQuery(id: id)).counter else { return nil }
  ///   return .init(increment: .init(id: id, count: counter.count + 1))
  /// })
  /// ```
  ///
  /// - Parameter optimistic: a function of the store alone, which it only reads; nil shows nothing.
  /// - Throws: as the other form.
  @discardableResult
  public func mutate<Operation: Mutation>(
    _ operation: Operation,
    optimistic: @escaping @MainActor (StoreReader) -> Operation.Optimistic?
  ) async throws -> Operation.Data {
    try await mutate(operation) {
      try store.applyLayer { store in
        try optimistic(store).map { try Self.changes($0.payload, of: operation) }
      }
    }
  }

  /// Runs a mutation as the other forms do, with an optimistic answer as a server would spell it.
  @_spi(Runtime) @discardableResult
  public func mutate<Operation: Mutation>(
    _ operation: Operation, showing optimistic: Payload?
  ) async throws -> Operation.Data {
    try await mutate(operation) {
      try optimistic.map { store.applyLayer(try Self.changes($0, of: operation)) }
    }
  }

  private func mutate<Operation: Mutation>(
    _ operation: Operation, show: () throws -> (id: LayerID, summary: CommitSummary)?
  ) async throws -> Operation.Data {
    if hasEnded { throw Failure.gone }
    let flight = Flight()
    let layer = try show()
    if let layer { note(layer.summary, as: .optimistic) }
    // Who observes the layer may have ended the session.
    if hasEnded { throw Failure.gone }
    flights[ObjectIdentifier(flight)] = flight
    send(operation, in: flight) { [weak self] in
      self?.land($0, of: operation, from: flight, instead: layer?.id)
    }
    // The caller reads what it gets, even where the buffer keeps nothing.
    defer { flight.retention?.release() }
    try await flight.certainOutcome()
    if hasEnded { throw Failure.gone }
    return try data(of: operation, besides: flight.unplacedErrors)
  }

  private static func changes<Operation: Mutation>(
    _ optimistic: Payload, of operation: Operation
  ) throws(Failure) -> ChangeSet {
    do throws(IngestError) {
      return try Ingest.changeSet(for: operation, payload: optimistic, completeness: .partial)
    } catch {
      throw Failure(error)
    }
  }

  private func land<Operation: Mutation>(
    _ answer: Answer, of operation: Operation, from flight: Flight, instead layer: LayerID?
  ) {
    guard flights[ObjectIdentifier(flight)] != nil else { return }
    switch answer {
    case .payload(let delivery):
      if delivery.isLast { flights[ObjectIdentifier(flight)] = nil }
      let committed = commit(delivery, in: flight, instead: layer)
      if flight.retention == nil { flight.retention = store.retain(operation) }
      flight.unplacedErrors += committed.unplacedErrors
      note(committed, of: Operation.name)
      if delivery.isLast { finish(flight, of: Operation.name) }
    case .failure(let failure):
      flights[ObjectIdentifier(flight)] = nil
      // Parts may fail behind the answer that took the layer's place.
      if let layer, !flight.hasLanded { note(store.revert(layer), as: .optimistic) }
      finish(flight, of: Operation.name, failing: failure)
    }
  }
}

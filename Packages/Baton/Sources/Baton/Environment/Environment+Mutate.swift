@_spi(Runtime) public import BatonStore

extension Environment {
  /// Runs a mutation: sends it once, commits the answer, and returns its payload.
  ///
  /// A mutation that was sent can't be called back, so the call waits for the answer, and commits it,
  /// even where the caller is cancelled meanwhile.
  ///
  /// ```swift
  /// let star = Star.Optimistic(star: .init(starrable: .init(__typename: "Book", id: id, isStarred: true)))
  /// try await environment.mutate(Star(id: id), optimistic: star.payload)
  /// ```
  ///
  /// - Parameter optimistic: what the records show until the answer is there, by the operation's own
  ///   plan; it may leave out fields. It shows when this call begins, the answer takes its place in one
  ///   batch, and a failure takes it back.
  /// - Throws: the ``Failure`` of the request, or of the optimistic payload, which is then not sent;
  ///   nothing was committed. `requiredField` for a payload that was committed and lacks what the
  ///   mutation requires.
  @discardableResult
  public func mutate<Operation: Mutation>(
    _ operation: Operation, optimistic: Payload? = nil
  ) async throws -> Operation.Data {
    if hasEnded { throw Failure.gone }
    let flight = Flight()
    let layer = try optimistic.map { try show($0, of: operation) }
    // Who observes the layer may have ended the session.
    if hasEnded { throw Failure.gone }
    mutations[ObjectIdentifier(flight)] = flight
    send(operation, in: flight) { [weak self] in
      self?.land($0, of: operation, from: flight, instead: layer)
    }
    try await flight.certainOutcome()
    if hasEnded { throw Failure.gone }
    return try data(of: operation)
  }

  /// Puts an optimistic answer over the records.
  private func show<Operation: Mutation>(
    _ payload: Payload, of operation: Operation
  ) throws(Failure) -> LayerID {
    switch Answer.ingest(operation, payload, .partial) {
    case .failure(let failure): throw failure
    case .changes(let changes):
      let (layer, summary) = store.applyLayer(changes)
      note(.committed(kind: .optimistic, changed: summary.changed))
      return layer
    }
  }

  private func land<Operation: Mutation>(
    _ answer: Answer, of operation: Operation, from flight: Flight, instead layer: LayerID?
  ) {
    guard mutations.removeValue(forKey: ObjectIdentifier(flight)) != nil else { return }
    switch answer {
    case .changes(let changes):
      let summary =
        layer.map { store.resolve($0, with: changes) } ?? store.commit(changes, as: .server)
      store.parkRoot(of: operation)
      report(summary, of: Operation.name, after: flight)
      flight.finish(.success(()))
    case .failure(let failure):
      if let layer {
        note(.committed(kind: .optimistic, changed: store.revert(layer).changed))
      }
      note(.fetchFailed(operation: Operation.name, kind: failure.kind))
      flight.finish(.failure(failure))
    }
  }
}

@_spi(Runtime) public import BatonStore

extension Environment {
  /// Runs a mutation: sends it once, commits the answer, and returns its payload.
  ///
  /// A mutation that was sent can't be called back, so the call waits for the answer, and commits it,
  /// even where the caller is cancelled meanwhile.
  ///
  /// - Throws: the ``Failure`` of the request; nothing was then committed. `requiredField` for a payload
  ///   that was committed and lacks what the mutation requires.
  @discardableResult
  public func mutate<Operation: Mutation>(_ operation: Operation) async throws -> Operation.Data {
    if hasEnded { throw Failure.gone }
    let flight = Flight()
    let id = ObjectIdentifier(flight)
    mutations[id] = flight
    send(operation, in: flight) { [weak self] in self?.land($0, of: operation, from: flight) }
    try await flight.certainOutcome()
    if hasEnded { throw Failure.gone }
    return try data(of: operation)
  }

  private func land<Operation: Mutation>(
    _ answer: Answer, of operation: Operation, from flight: Flight
  ) {
    guard mutations.removeValue(forKey: ObjectIdentifier(flight)) != nil else { return }
    switch answer {
    case .changes(let changes):
      report(store.commit(changes, as: .server), of: Operation.name, after: flight)
      flight.finish(.success(()))
    case .failure(let failure):
      note(.fetchFailed(operation: Operation.name, kind: failure.kind))
      flight.finish(.failure(failure))
    }
  }
}

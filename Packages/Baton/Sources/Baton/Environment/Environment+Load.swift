@_spi(Runtime) internal import BatonStore

extension Environment {
  /// Sends the query of a lens that reads its object again or asks for more of a list, and waits for the
  /// commit.
  ///
  /// - Parameter ended: Called when nothing is in flight any more, in the turn of the commit.
  /// - Returns: What holds the answer. Released, it is the latest of what views released.
  /// - Throws: As ``fetch(_:)``.
  func load<Operation: Query>(
    _ operation: Operation, ended: @escaping @MainActor () -> Void = {}
  ) async throws -> Retention {
    let retention = store.retain(operation)
    let flight = Flight()
    flight.ended = ended
    flight.interestChanged = { [weak self, weak flight] in
      guard let self, let flight, !flight.isWanted else { return }
      giveUp(flight)
    }
    flights[ObjectIdentifier(flight)] = flight
    send(operation, in: flight) { [weak self] in self?.land($0, of: operation, from: flight) }
    try await flight.outcome()
    if hasEnded { throw Failure.gone }
    return retention
  }

  private func land<Operation: Query>(
    _ answer: Answer, of operation: Operation, from flight: Flight
  ) {
    guard flights.removeValue(forKey: ObjectIdentifier(flight)) != nil else { return }
    switch answer {
    case .changes(let changes):
      let summary = store.commit(changes, as: .server)
      let stamp = RootStamp(time: clock.now, epoch: flight.epoch)
      store.setStamp(stamp, of: store.root(of: operation))
      finish(flight, of: Operation.name, with: summary)
    case .failure(let failure):
      finish(flight, of: Operation.name, failing: failure)
    }
  }

  private func giveUp(_ flight: Flight) {
    guard flights.removeValue(forKey: ObjectIdentifier(flight)) != nil else { return }
    flight.cancel()
    flight.finish(.failure(CancellationError()))
  }
}

@_spi(Runtime) internal import BatonStore

extension Environment {
  /// Sends the query of a lens that reads its object again, and waits for the commit; joins one of an equal
  /// value that is in flight, unless `invalidate()` was called since that was sent.
  ///
  /// - Returns: What holds the answer. Released, it is the latest of what views released.
  /// - Throws: As ``fetch(_:)``.
  func load<Operation: Query>(_ operation: Operation) async throws -> Retention {
    let key = RootKey(operation)
    let epoch = store.invalidationEpoch
    if let flight = flights.values.first(where: { $0.joinedFor == key && $0.epoch == epoch }) {
      return try await outcome(of: flight, holding: store.retain(operation))
    }
    let flight = Flight()
    flight.joinedFor = key
    return try await load(operation, in: flight)
  }

  /// Sends the query of a lens that asks for more of a list, and waits for the commit.
  ///
  /// - Parameter ended: Called when nothing is in flight any more, in the turn of the commit.
  /// - Throws: As ``fetch(_:)``.
  func load<Operation: Query>(
    _ operation: Operation, ended: @escaping @MainActor () -> Void
  ) async throws {
    let flight = Flight()
    flight.ended = ended
    try await load(operation, in: flight).release()
  }

  private func load<Operation: Query>(
    _ operation: Operation, in flight: Flight
  ) async throws -> Retention {
    let retention = store.retain(operation)
    flight.interestChanged = { [weak self, weak flight] in
      guard let self, let flight, !flight.isWanted else { return }
      giveUp(flight)
    }
    flights[ObjectIdentifier(flight)] = flight
    send(operation, in: flight) { [weak self] in self?.land($0, of: operation, from: flight) }
    return try await outcome(of: flight, holding: retention)
  }

  private func outcome(
    of flight: Flight, holding retention: Retention
  ) async throws -> Retention {
    try await flight.outcome()
    if hasEnded { throw Failure.gone }
    return retention
  }

  private func land<Operation: Query>(
    _ answer: Answer, of operation: Operation, from flight: Flight
  ) {
    guard flights[ObjectIdentifier(flight)] != nil else { return }
    switch answer {
    case .payload(let delivery):
      if delivery.isLast { flights[ObjectIdentifier(flight)] = nil }
      let committed = commit(delivery, in: flight)
      note(committed, of: Operation.name)
      guard delivery.isLast, !flight.isOver else { return }
      let stamp = RootStamp(time: clock.now, epoch: flight.epoch)
      store.setStamp(stamp, of: store.root(of: operation))
      finish(flight, of: Operation.name)
    case .failure(let failure):
      flights[ObjectIdentifier(flight)] = nil
      finish(flight, of: Operation.name, failing: failure)
    }
  }

  private func giveUp(_ flight: Flight) {
    guard flights.removeValue(forKey: ObjectIdentifier(flight)) != nil else { return }
    flight.cancel()
    flight.finish(.failure(CancellationError()))
  }
}

extension Deadlines {
  /// What work returns or throws, unless its time is up or the task is cancelled before. Who waits is
  /// told of these at once, since work that is not this package's may not heed its cancellation; what
  /// it brings later is dropped.
  func value<Value: Sendable>(
    within limit: Duration, or error: TransportError,
    of work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let first = FirstResult<Value>()
    let task = Task {
      do { first.bring(.success(try await work())) } catch { first.bring(.failure(error)) }
    }
    let deadline = add(after: limit) {
      first.bring(.failure(error))
      task.cancel()
    }
    defer { lift(deadline) }
    return try await withTaskCancellationHandler {
      try await first.value()
    } onCancel: {
      first.bring(.failure(CancellationError()))
      task.cancel()
    }
  }
}

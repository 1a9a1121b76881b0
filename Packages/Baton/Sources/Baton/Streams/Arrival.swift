@_spi(Runtime) internal import BatonStore

/// What came on a subscription's stream, ready to be taken on the main actor.
enum Arrival: Sendable {
  case event(ChangeSet)
  /// A payload of errors alone.
  case errors([GraphQLError])
  case failed(Failure)
  /// The server does not run the operation.
  case refused(Failure)
  case completed
}

extension Arrival {
  /// Receives a stream's events and ingests them, off the main actor; each is landed before the next is
  /// asked for, so that who is slow is not sent more than it takes.
  ///
  /// - Parameter land: Whether more is wanted. Nothing lands any more once the task was cancelled.
  @concurrent
  static func receive<Operation: GraphQLOperation>(
    _ operation: Operation, from payloads: AsyncThrowingStream<Payload, any Error>,
    land: @MainActor @Sendable (Arrival) -> Bool
  ) async {
    let end: Arrival
    do {
      for try await payload in payloads {
        if Task.isCancelled { return }
        guard await land(read(payload, of: operation)), !Task.isCancelled else { return }
      }
      end = .completed
    } catch let refusal as OperationRefused {
      end = .refused(refused(refusal.payload, of: operation))
    } catch {
      end = .failed(.transport(error))
    }
    if !Task.isCancelled { _ = await land(end) }
  }

  private static func read<Operation: GraphQLOperation>(
    _ payload: Payload, of operation: Operation
  ) -> Arrival {
    do throws(IngestError) {
      return .event(
        try Ingest.changeSet(for: operation, payload: payload, completeness: .server))
    } catch {
      if case .request(let errors) = error { return .errors(errors) }
      return .failed(Failure(error))
    }
  }

  /// Whatever the response is, it is no event.
  private static func refused<Operation: GraphQLOperation>(
    _ payload: Payload, of operation: Operation
  ) -> Failure {
    if case .errors(let errors) = read(payload, of: operation) { return .request(errors) }
    return .request([])
  }
}

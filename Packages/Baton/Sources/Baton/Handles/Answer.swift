@_spi(Runtime) internal import BatonStore

/// What came of a request, ready to be committed on the main actor.
enum Answer: Sendable {
  case changes(ChangeSet)
  case failure(Failure)
}

extension Answer {
  /// Receives the one payload of a query or a mutation and ingests it, off the main actor. Nil where
  /// the task was cancelled.
  @concurrent
  static func receive<Operation: GraphQLOperation>(
    _ operation: Operation, from payloads: AsyncThrowingStream<Payload, any Error>
  ) async -> Answer? {
    do {
      for try await payload in payloads {
        if Task.isCancelled { return nil }
        return ingest(operation, payload, .server)
      }
    } catch {
      return Task.isCancelled ? nil : .failure(.transport(error))
    }
    return Task.isCancelled ? nil : .failure(.transport(NoAnswer(operation: Operation.name)))
  }

  static func ingest<Operation: GraphQLOperation>(
    _ operation: Operation, _ payload: Payload, _ completeness: Ingest.Completeness
  ) -> Answer {
    do {
      return .changes(
        try Ingest.changeSet(for: operation, payload: payload, completeness: completeness))
    } catch {
      switch error {
      case .malformed(let reason, let offset):
        return .failure(.malformed(reason: reason, offset: offset))
      case .request(let errors): return .failure(.request(errors))
      case .unsupported(let directive): return .failure(.unsupported(directive: directive))
      }
    }
  }
}

/// A transport's stream ended without a payload.
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
  /// The operation that was not answered.
  public let operation: String

  public var description: String {
    "the transport ended the stream of \(operation) without a payload"
  }
}

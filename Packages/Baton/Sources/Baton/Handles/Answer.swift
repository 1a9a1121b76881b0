@_spi(Runtime) internal import BatonStore

/// What came of a request, ready to be taken on the main actor: its payloads in order, of which the last
/// says so, or a failure at any point.
enum Answer: Sendable {
  case payload(Delivery)
  case failure(Failure)
}

extension Answer {
  /// Receives the payloads of an operation's response and ingests them, off the main actor; each is landed
  /// before the next is read. Nothing lands any more once the task was cancelled.
  @concurrent
  static func receive<Operation: GraphQLOperation>(
    _ operation: Operation, from payloads: AsyncThrowingStream<Payload, any Error>,
    land: @MainActor @Sendable (Answer) -> Void
  ) async {
    let reader = ResponseReader(operation, completeness: .server)
    var hasBegun = false
    do {
      for try await payload in payloads {
        if Task.isCancelled { return }
        let answer = read(payload, by: reader)
        await land(answer)
        guard case .payload(let delivery) = answer, !delivery.isLast, !Task.isCancelled else {
          return
        }
        hasBegun = true
      }
      if Task.isCancelled { return }
      let error: any Error =
        hasBegun ? AnswerCutShort(operation: Operation.name) : NoAnswer(operation: Operation.name)
      await land(.failure(.transport(error)))
    } catch {
      if !Task.isCancelled { await land(.failure(.transport(error))) }
    }
  }

  private static func read<Operation: GraphQLOperation>(
    _ payload: Payload, by reader: ResponseReader<Operation>
  ) -> Answer {
    do {
      return .payload(try reader.read(payload))
    } catch {
      return .failure(Failure(error))
    }
  }
}

extension Failure {
  init(_ error: IngestError) {
    switch error {
    case .malformed(let reason, let offset): self = .malformed(reason: reason, offset: offset)
    case .request(let errors): self = .request(errors)
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

/// A transport's stream ended before the last of the parts that the server announced. What came before
/// stays.
public struct AnswerCutShort: Error, Hashable, CustomStringConvertible {
  /// The operation of which parts are missing.
  public let operation: String

  public var description: String {
    "the transport ended the stream of \(operation) before its last part"
  }
}

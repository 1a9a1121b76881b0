public import Baton

/// A server made of fixtures: the operation's name, a function of the request, or a recording picks the
/// answer. ``requests`` lists what it was asked for.
///
/// ```swift
/// let transport = RecordedTransport(["CharacterQuery": Payload(json: recorded)])
/// let environment = Environment(transport: transport)
/// ```
///
/// A request without a recording fails with ``NoRecording``. Usable from any thread.
public final class RecordedTransport: Transport {
  // State: `sent`, behind its lock; the rest never changes.
  private let answer: @Sendable (Request) throws -> RecordedAnswer
  private let latency: Duration
  private let sent = Guarded<[Request]>([])

  private init(latency: Duration, answer: @escaping @Sendable (Request) throws -> RecordedAnswer) {
    self.answer = answer
    self.latency = latency
  }

  /// Answers by a function of the request, which may throw what a network would.
  ///
  /// - Parameter latency: how long each answer takes; with zero it is there at once.
  public convenience init(
    latency: Duration = .zero, answer: @escaping @Sendable (Request) throws -> Payload
  ) {
    self.init(latency: latency, parts: { [try answer($0)] })
  }

  /// Answers in several payloads: the parts of an answer (`@defer`), or the events of a subscription, whose
  /// stream then ends.
  ///
  /// - Parameter latency: how long each payload takes, counted from the one before.
  public convenience init(
    latency: Duration = .zero, parts: @escaping @Sendable (Request) throws -> [Payload]
  ) {
    self.init(latency: latency) { request in RecordedAnswer(payloads: try parts(request)) }
  }

  /// Answers by the operation's name, whatever its variables.
  public convenience init(_ recordings: [String: Payload], latency: Duration = .zero) {
    self.init(latency: latency) { request in
      guard let payload = recordings[request.name] else {
        throw NoRecording(operation: request.name, recorded: recordings.keys.sorted())
      }
      return payload
    }
  }

  /// Answers with what ``RecordingTransport`` wrote down, by the operation's name and its variables. Of
  /// several equal requests the first gets what came of the first, and so on; the last one's answer is given to
  /// all that follow. A failure is thrown as a ``RecordedFailure``.
  ///
  /// - Throws: ``BrokenRecording``, or ``RecordingUnreadable`` where the folder or one of its files can't be
  ///   read.
  public convenience init(recording folder: String, latency: Duration = .zero) throws {
    let recordings = RecordedAnswers(try Recording.all(in: folder))
    self.init(latency: latency) { request in try recordings.next(for: request) }
  }

  /// What was sent so far, in order.
  public var requests: [Request] { sent.withLock { $0 } }

  /// Answers at once, or after the latency.
  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    sent.withLock { $0.append(request) }
    let (answer, latency) = (answer, latency)
    return AsyncThrowingStream { continuation in
      if latency <= .zero {
        do {
          let answer = try answer(request)
          if answer.isAccepted { request.onAccepted() }
          for payload in answer.payloads { continuation.yield(payload) }
          return answer.end(continuation)
        } catch {
          return continuation.finish(throwing: error)
        }
      }
      let delivery = Task {
        do {
          try await Task.sleep(for: latency)
          let answer = try answer(request)
          if answer.isAccepted { request.onAccepted() }
          for (index, payload) in answer.payloads.enumerated() {
            if index > 0 { try await Task.sleep(for: latency) }
            continuation.yield(payload)
          }
          answer.end(continuation)
        } catch is CancellationError {
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in delivery.cancel() }
    }
  }
}

/// A request that nothing was recorded for.
public struct NoRecording: Error, Hashable, CustomStringConvertible {
  /// The operation that was asked for; of a recording, with its variables.
  public let operation: String
  /// The operations that are recorded, sorted.
  public let recorded: [String]

  public init(operation: String, recorded: [String]) {
    self.operation = operation
    self.recorded = recorded
  }

  public var description: String {
    let known =
      recorded.isEmpty ? "nothing is recorded" : "recorded are \(recorded.joined(separator: ", "))"
    return "no recording for \(operation); \(known)"
  }
}

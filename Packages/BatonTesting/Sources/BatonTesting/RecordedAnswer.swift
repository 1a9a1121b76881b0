internal import Baton

/// The payloads that a request gets, and how its stream ends.
struct RecordedAnswer: Sendable {
  enum End: Sendable {
    case completed
    case open
    case failed(any Error)
  }

  var payloads: [Payload]
  var end = End.completed

  /// Whether a server that answers so has had a subscription.
  var isAccepted: Bool {
    if case .failed = end, payloads.isEmpty { false } else { true }
  }

  func end(_ continuation: AsyncThrowingStream<Payload, any Error>.Continuation) {
    switch end {
    case .completed: continuation.finish()
    case .open: break
    case .failed(let error): continuation.finish(throwing: error)
    }
  }
}

/// The answers of a recording, each given in its turn.
final class RecordedAnswers: Sendable {
  // State: `left`, behind its lock: the recordings by request, the next one last; `known` never changes.
  private struct Key: Hashable {
    let operation: [UInt8]
    let variables: [UInt8]

    init(_ operation: String, _ variables: String) {
      self.operation = Array(operation.utf8)
      self.variables = Array(variables.utf8)
    }
  }

  private let left: Guarded<[Key: [Recording]]>
  private let known: [String]

  init(_ recordings: [Recording]) {
    var left: [Key: [Recording]] = [:]
    for recording in recordings.reversed() {
      left[Key(recording.operation, recording.variables), default: []].append(recording)
    }
    self.left = Guarded(left)
    known = Set(recordings.map { "\($0.operation) \($0.variables)" }).sorted()
  }

  func next(for request: Request) throws -> RecordedAnswer {
    let variables = request.variables.json
    let key = Key(request.name, variables)
    let recording = left.withLock { left in
      guard let others = left[key], let next = others.last else { return nil as Recording? }
      if others.count > 1 { left[key]?.removeLast() }
      return next
    }
    guard let recording else {
      throw NoRecording(operation: "\(request.name) \(variables)", recorded: known)
    }
    return RecordedAnswer(
      payloads: recording.payloads, end: Self.end(of: recording, request.kind))
  }

  /// Who asks for a query or a mutation takes no notice of an end behind the last payload, so that none is
  /// written; a subscription without one was given up while it was open.
  private static func end(of recording: Recording, _ kind: OperationKind) -> RecordedAnswer.End {
    switch recording.end {
    case .refused(let payload): .failed(OperationRefused(payload: payload))
    case .failed(let failure): .failed(failure)
    case nil where kind == .subscription: .open
    case .completed, nil, .request, .payload: .completed
    }
  }
}

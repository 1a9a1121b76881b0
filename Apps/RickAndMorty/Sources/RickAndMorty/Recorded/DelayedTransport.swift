import Baton

/// Answers from recordings, in this process, after a time that one can see; each part of an answer takes as
/// long again.
struct DelayedTransport: Transport {
  let recordings: Recordings
  let latency: Duration

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    AsyncThrowingStream { continuation in
      let (recordings, latency) = (recordings, latency)
      let task = Task {
        do {
          try await Task.sleep(for: latency)
          for (index, payload) in try recordings.answer(to: request).enumerated() {
            if index > 0 { try await Task.sleep(for: latency) }
            continuation.yield(Payload(json: payload))
          }
          continuation.finish()
        } catch is CancellationError {
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

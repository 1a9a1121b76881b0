import Baton
import RecordedGitHub

/// Answers from a server in this process, after a time that one can see.
struct RecordedTransport: Transport {
  let server: RecordedServer
  let latency: Duration

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    AsyncThrowingStream { continuation in
      let (server, latency) = (server, latency)
      let task = Task {
        do {
          try await Task.sleep(for: latency)
          continuation.yield(server.answer(request))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension RecordedServer {
  /// The answer to a request, which has its text.
  func answer(_ request: Request) -> Payload {
    guard case .text(let text) = request.document else {
      return Payload(json: #"{"errors":[{"message":"This server knows no persisted documents."}]}"#)
    }
    return Payload(json: answer(text, variables: request.variables.json))
  }
}

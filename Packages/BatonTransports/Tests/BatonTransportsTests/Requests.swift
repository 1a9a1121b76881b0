import Baton
import Foundation
import Testing

@testable import BatonTransports

func request(_ name: String = "Q", kind: OperationKind = .query, isIncremental: Bool = false)
  -> Request
{
  Request(
    name: name, kind: kind, document: .text("\(kind) \(name){a}"), isIncremental: isIncremental)
}

/// All payloads of an answer, as text, and what it ended with.
func outcome(
  _ transport: some Transport, _ request: Request
) async -> (payloads: [String], error: (any Error)?) {
  var payloads: [String] = []
  do {
    for try await payload in transport.send(request) {
      payloads.append(String(decoding: payload.bytes, as: UTF8.self))
    }
    return (payloads, nil)
  } catch { return (payloads, error) }
}

/// Waits until something holds; what waits too long fails its test by what it checks next.
func eventually(_ holds: () async -> Bool) async {
  let start = ContinuousClock.now
  while await !holds(), ContinuousClock.now - start < .seconds(5) {
    try? await Task.sleep(for: .milliseconds(2))
  }
}

/// Has a request under way cancelled, and checks that who waits for it is told within 50 ms with
/// nothing; a busy machine has several tries.
///
/// - Parameter underWay: Returns when the request is where it is to be cancelled.
func expectPromptCancellation(
  of request: Request, through transport: some Transport, underWay: () async throws -> Void
) async throws {
  var quickest = Duration.seconds(60)
  for _ in 0..<8 where quickest >= .milliseconds(50) {
    let task = Task { await outcome(transport, request) }
    try await underWay()
    let start = ContinuousClock.now
    task.cancel()
    let (payloads, error) = await task.value
    quickest = min(quickest, ContinuousClock.now - start)
    #expect(payloads.count <= 1)
    #expect(error == nil || error is CancellationError)
  }
  #expect(quickest < .milliseconds(50))
}

/// How much a server has written once it is stuck, because nobody reads on.
func stuck(_ written: Guarded<Int>) async throws -> Int {
  var (before, now) = (-1, 0)
  while before != now {
    before = now
    try await Task.sleep(for: .milliseconds(100))
    now = written.withLock { $0 }
  }
  return now
}

import Baton
import Foundation

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
func eventually(_ holds: () -> Bool) async {
  let start = ContinuousClock.now
  while !holds(), ContinuousClock.now - start < .seconds(5) {
    try? await Task.sleep(for: .milliseconds(2))
  }
}

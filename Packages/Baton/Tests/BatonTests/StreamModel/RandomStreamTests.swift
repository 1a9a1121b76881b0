import Foundation
import Testing

@MainActor @Suite("B-19: streams in random sequences against a naive model")
struct RandomStreamTests {
  /// `BATON_STREAM_SEQUENCES=100000` runs more of them.
  nonisolated static let sequences =
    ProcessInfo.processInfo.environment["BATON_STREAM_SEQUENCES"].flatMap(UInt64.init) ?? 2_000

  nonisolated private static let parts: UInt64 = 4

  @Test("state, counters, what is shown and how often it was sent", arguments: 0..<parts)
  func random(part: UInt64) async {
    let size = Self.sequences / Self.parts
    for seed in part * size..<(part + 1) * size {
      if let difference = await StreamRun(seed: seed).run(24) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }
}

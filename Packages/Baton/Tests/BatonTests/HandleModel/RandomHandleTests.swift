import Foundation
import Testing

@MainActor @Suite("B-15 to B-18: handles in random sequences against a naive model")
struct RandomHandleTests {
  /// `BATON_HANDLE_SEQUENCES=100000` runs more of them.
  nonisolated static let sequences =
    ProcessInfo.processInfo.environment["BATON_HANDLE_SEQUENCES"].flatMap(UInt64.init) ?? 10_000

  nonisolated private static let parts: UInt64 = 8

  @Test("phase, fetch, refreshing, age and what is sent", arguments: 0..<parts)
  func random(part: UInt64) async throws {
    let size = Self.sequences / Self.parts
    for seed in part * size..<(part + 1) * size {
      if let difference = try await HandleRun(seed: seed).run(16) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }
}

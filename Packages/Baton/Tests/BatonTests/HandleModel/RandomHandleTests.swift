import Testing

@MainActor @Suite("B-15 to B-18: handles in random sequences against a naive model")
struct RandomHandleTests {
  /// 10,000 sequences in all.
  @Test("phase, fetch, refreshing, age and what is sent", arguments: 0..<8 as Range<UInt64>)
  func random(part: UInt64) async throws {
    for seed in part * 1_250..<(part + 1) * 1_250 {
      if let difference = try await HandleRun(seed: seed).run(16) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }
}

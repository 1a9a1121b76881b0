import Testing

@testable import BatonBench

@Suite("Rows")
@MainActor
struct RowTests {
  /// Rows check their own work: that the store holds what it was given, that as many fields changed
  /// as should, that one body runs again. Their figures are no test's business.
  @Test(
    "run and find their own work right",
    arguments: Rows.all.map(\.name).filter {
      $0 != "growth-commit-100" && $0 != "growth-read-100" && !$0.hasPrefix("growth-batonc")
        && !$0.hasPrefix("stream-")
    })
  func runs(name: String) throws {
    let row = try #require(Rows.all.first { $0.name == name })
    let outcome = Bench(rounds: 1, heap: .none, simdjson: nil).outcome(of: row)
    if case .failed(let reason) = outcome { Issue.record("\(name): \(reason)") }
  }

  @Test("a body that runs again beside the expected one is found out, and so is one that does not")
  func bodies() throws {
    let bodies = Bodies { $0 * 10 }
    bodies.dirty.insert(3)
    #expect(try bodies.runAgain(exactly: 3, tracked: false) == 30)
    #expect(throws: BenchError.self) { try bodies.runAgain(exactly: 3, tracked: false) }
    bodies.dirty.insert(3)
    bodies.dirty.insert(4)
    #expect(throws: BenchError.self) { try bodies.runAgain(exactly: 3, tracked: false) }
  }
}

import Foundation
import Testing

@testable import BatonBench

@Suite("Verdicts and the table")
struct ReportTests {
  private static func result(
    _ name: String, ratio: Double, bar: Double
  ) -> RowResult {
    result(
      name, bar: bar,
      .measured(
        ours: Quantity(value: 12.345, unit: .nanoseconds),
        peer: Quantity(value: 1_234_000, unit: .nanoseconds), ratio: ratio))
  }

  private static func result(_ name: String, bar: Double, _ outcome: Outcome) -> RowResult {
    let row = Row(name: name, what: "what", against: "peer", bar: bar, measure: { _ in outcome })
    return RowResult(row: row, outcome: outcome)
  }

  @Test(
    "a ratio at the bar is ok, above it or no number misses",
    arguments: [
      (0.5, RowResult.Verdict.ok), (0.8, .ok), (0.8001, .misses), (.infinity, .misses),
      (.nan, .misses),
    ])
  func verdicts(ratio: Double, verdict: RowResult.Verdict) {
    #expect(Self.result("read", ratio: ratio, bar: 0.8).verdict == verdict)
  }

  @Test("what was not measured is no miss, what failed neither")
  func unmeasured() {
    let results = [
      Self.result("a", bar: 1, .notMeasured("no library")), Self.result("b", bar: 1, .failed("x")),
    ]
    #expect(results.map(\.verdict) == [.notMeasured, .failed])
    #expect(Table.summary(of: results) == "2 rows, 0 misses")
  }

  @Test("a line for each row with its verdict last, and the count of misses below")
  func table() {
    let lines = Table.lines(of: [
      Self.result("read", ratio: 0.7, bar: 0.8), Self.result("longer-name", ratio: 13.5, bar: 12),
      Self.result("gone", bar: 4, .notMeasured("no library")),
    ])
    #expect(
      lines == [
        "row                       ours     peer     ratio  bar",
        "read: what / peer         12.3 ns  1.23 ms  0.700  0.8  ok",
        "longer-name: what / peer  12.3 ns  1.23 ms  13.50  12   MISSES",
        "gone: what / peer         -        -        -      4    not measured: no library",
        "3 rows, 1 miss",
      ])
  }

  @Test(
    "quantities come in the unit that reads best",
    arguments: [
      (Quantity(value: 7.256, unit: .nanoseconds), "7.26 ns"),
      (Quantity(value: 72_560, unit: .nanoseconds), "72.6 us"),
      (Quantity(value: 26_300_000, unit: .nanoseconds), "26.3 ms"),
      (Quantity(value: 690_123, unit: .bytes), "690 KB"),
      (Quantity(value: 6_543, unit: .allocations), "6543 allocations"),
    ])
  func quantities(quantity: Quantity, text: String) {
    #expect(quantity.text == text)
  }

  @Test("JSON carries the figures, the verdicts and why a row has none")
  func json() throws {
    let report = JSONReport(
      results: [
        Self.result("read", ratio: 0.9, bar: 0.8), Self.result("c", bar: 4, .notMeasured("none")),
      ], rounds: 5)
    let text = try report.text()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["misses"] as? Int == 1)
    #expect(object["rounds"] as? Int == 5)
    let rows = try #require(object["rows"] as? [[String: Any]])
    #expect(rows.map { $0["verdict"] as? String } == ["MISSES", "not measured"])
    #expect(rows.map { $0["ratio"] as? Double } == [0.9, nil])
    #expect(rows.map { $0["reason"] as? String } == [nil, "none"])
  }
}

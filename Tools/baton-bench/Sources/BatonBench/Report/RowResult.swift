/// A row with what came of it.
struct RowResult {
  enum Verdict: String {
    case ok
    case misses = "MISSES"
    case notMeasured = "not measured"
    case failed
  }

  let name: String
  let what: String
  let against: String
  let bar: Double
  let outcome: Outcome

  init(row: Row, outcome: Outcome) {
    name = row.name
    what = row.what
    against = row.against
    bar = row.bar
    self.outcome = outcome
  }

  /// A ratio that is no number misses.
  var verdict: Verdict {
    switch outcome {
    case .measured(_, _, let ratio): ratio <= bar ? .ok : .misses
    case .notMeasured: .notMeasured
    case .failed: .failed
    }
  }
}

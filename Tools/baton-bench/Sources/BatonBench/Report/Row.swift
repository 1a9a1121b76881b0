/// One comparison of the table.
struct Row: Sendable {
  /// What `--row` takes.
  let name: String
  /// What is done, in a few words.
  let what: String
  /// What it is held against.
  let against: String
  /// The largest ratio that is `ok`.
  let bar: Double
  let measure: @MainActor (Bench) throws -> Outcome
}

enum Outcome: Equatable {
  case measured(ours: Quantity, peer: Quantity, ratio: Double)
  /// Something outside is not there; says what and how to bring it.
  case notMeasured(String)
  /// The row ran and went wrong.
  case failed(String)

  static func times(_ comparison: Comparison) -> Outcome {
    .measured(
      ours: Quantity(value: comparison.ours, unit: .nanoseconds),
      peer: Quantity(value: comparison.peer, unit: .nanoseconds), ratio: comparison.ratio)
  }
}

/// The compiler on ten times as much, and documents on a hundred times as much: what grows with the
/// square shows as a ratio of 10.
@MainActor
enum CompilerGrowthRows {
  nonisolated static let all =
    Shape.all.map { row($0, times: 10) } + Shape.documents.prefix(1).map { row($0, times: 100) }

  nonisolated private static func row(_ shape: Shape, times: Int) -> Row {
    Row(
      name: "growth-batonc-\(shape.name)-\(times)",
      what: "compile, for each: \(shape.few * times) \(shape.what)", against: "\(shape.few)",
      bar: 1.5, measure: { try measure(shape, times, $0) })
  }

  private static func measure(_ shape: Shape, _ times: Int, _ bench: Bench) throws -> Outcome {
    let many = shape.make(shape.few * times)
    let few = shape.make(shape.few)
    return .times(
      try compare(
        rounds: bench.rounds,
        ours: Contender(operations: shape.few * times) { try many.compile() },
        // As long as the other side, so that the clock's grain and cold caches count alike.
        peer: Contender(operations: shape.few * times) {
          try (0..<times).reduce(0) { sum, _ in sum + (try few.compile()) }
        }))
  }
}

extension Shape {
  static let all = documents + schemas + mistakes
}

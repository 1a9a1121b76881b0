import Foundation

/// The results for machines.
struct JSONReport: Encodable {
  struct Figure: Encodable {
    let value: Double
    let unit: String
  }

  struct Entry: Encodable {
    let row: String
    let what: String
    let against: String
    let ours: Figure?
    let peer: Figure?
    let ratio: Double?
    let bar: Double
    /// `ok`, `MISSES`, `not measured` or `failed`.
    let verdict: String
    let reason: String?
  }

  let clock = "CPU time of the measuring thread"
  let rounds: Int
  let rows: [Entry]
  let misses: Int

  init(results: [RowResult], rounds: Int) {
    self.rounds = rounds
    rows = results.map(Self.entry(of:))
    misses = results.count { $0.verdict == .misses }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private static func entry(of result: RowResult) -> Entry {
    var ours: Figure?
    var peer: Figure?
    var ratio: Double?
    var reason: String?
    switch result.outcome {
    case .measured(let left, let right, let quotient):
      ours = Figure(value: left.value, unit: left.unit.rawValue)
      peer = Figure(value: right.value, unit: right.unit.rawValue)
      ratio = quotient
    case .notMeasured(let text), .failed(let text): reason = text
    }
    return Entry(
      row: result.name, what: result.what, against: result.against, ours: ours, peer: peer,
      ratio: ratio, bar: result.bar, verdict: result.verdict.rawValue, reason: reason)
  }
}

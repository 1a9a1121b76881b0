import Foundation

/// What the rows of one run share.
@MainActor
final class Bench {
  // State: the fixture and simdjson's parser, made when a row first wants them; main actor.
  let rounds: Int
  let heap: HeapMeter?
  private let simdjsonPath: String?
  private(set) lazy var fixture = Fixture.response()

  init(rounds: Int, heap: HeapMeter?, simdjson: String?) {
    self.rounds = rounds
    self.heap = heap
    simdjsonPath = simdjson
  }

  func outcome(of row: Row) -> Outcome {
    do { return try row.measure(self) } catch {
      return .failed("\(error)")
    }
  }

  /// Nil when no path was given and the usual one is empty.
  func simdjson() throws -> Simdjson? {
    if let simdjsonPath { return try Simdjson(path: simdjsonPath) }
    guard FileManager.default.fileExists(atPath: Simdjson.usualPath) else { return nil }
    return try Simdjson(path: Simdjson.usualPath)
  }
}

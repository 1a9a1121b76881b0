import BatonStore
import Foundation

/// From a response's bytes to records that bodies can read, against parsers that stop at a tree.
/// Peers keep what they made until after the clock stopped: freeing it is not held against them.
@MainActor
enum IngestRows {
  nonisolated static let all = [
    Row(
      name: "ingest-serialization", what: "bytes to store, fixture", against: "JSONSerialization",
      bar: 0.08, measure: { try againstSerialization($0) }),
    Row(
      name: "ingest-decoder", what: "bytes to store, fixture",
      against: "JSONDecoder into Codable structs", bar: 0.13, measure: { try againstDecoder($0) }),
    Row(
      name: "ingest-simdjson", what: "bytes to store, fixture", against: "simdjson's tree", bar: 4,
      measure: { try againstSimdjson($0) }),
    Row(
      name: "ingest-again", what: "the same bytes again, nothing changes",
      against: "the first time", bar: 0.9, measure: { try again($0) }),
  ]

  private static func againstSerialization(_ bench: Bench) throws -> Outcome {
    let data = Data(bench.fixture)
    var tree: Any?
    let peer = Contender(
      body: {
        tree = try JSONSerialization.jsonObject(with: data)
        return tree == nil ? 0 : 1
      },
      finish: { tree = nil })
    return .times(try compare(rounds: bench.rounds, ours: first(bench), peer: peer))
  }

  private static func againstDecoder(_ bench: Bench) throws -> Outcome {
    let data = Data(bench.fixture)
    let decoder = JSONDecoder()
    var page: DecodablePage?
    let peer = Contender(
      body: {
        page = try decoder.decode(DecodablePage.self, from: data)
        return page?.data.characters?.results?.count ?? 0
      },
      finish: { page = nil })
    return .times(try compare(rounds: bench.rounds, ours: first(bench), peer: peer))
  }

  private static func againstSimdjson(_ bench: Bench) throws -> Outcome {
    guard let simdjson = try bench.simdjson() else {
      return .notMeasured(
        "no \(Simdjson.usualPath); `make bench` makes it, `--simdjson PATH` names another")
    }
    let length = bench.fixture.count
    let padded = simdjson.padded(bench.fixture)
    let peer = Contender(body: { try simdjson.parse(padded, length: length) })
    return .times(try compare(rounds: bench.rounds, ours: first(bench), peer: peer))
  }

  private static func again(_ bench: Bench) throws -> Outcome {
    let bytes = bench.fixture
    let operation = CharactersQuery(page: Fixture.page)
    let store = Store()
    try store.take(operation, bytes)
    let ours = Contender(body: {
      let summary = try store.take(operation, bytes)
      guard summary.changed == 0, summary.made == 0 else {
        throw BenchError("\(summary.changed) slots changed on the second time")
      }
      return summary.changed
    })
    return .times(try compare(rounds: bench.rounds, ours: ours, peer: first(bench)))
  }

  /// Ingest and commit into a store of its own each time, which is freed after the clock stopped.
  private static func first(_ bench: Bench) -> Contender {
    let bytes = bench.fixture
    let operation = CharactersQuery(page: Fixture.page)
    var store = Store()
    return Contender(
      prepare: { store = Store() },
      body: { try store.take(operation, bytes).made },
      finish: {
        guard store.read(operation).characters?.results?.count == Fixture.pageSize else {
          throw BenchError("the store does not hold the page it was given")
        }
      })
  }
}

/// The program, for its thin executable and for tests.
@MainActor
public struct Command {
  let heap: HeapMeter?
  let write: (String) -> Void
  let complain: (String) -> Void

  /// `write` takes standard output's text and `complain` a line of standard error's, each with its
  /// line break; `heap` may be nil where allocations cannot be counted.
  public init(
    heap: HeapMeter?, write: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.heap = heap
    self.write = write
    self.complain = complain
  }

  /// The exit code: 0 whatever the ratios, 1 when a row failed to run, 2 when the arguments make no
  /// sense.
  public func run(_ words: [String]) -> Int32 {
    let arguments: Arguments
    do { arguments = try Arguments(words) } catch { return refuse(error) }
    switch arguments {
    case .help: write(Self.help)
    case .fixture: write(String(decoding: Fixture.response(), as: UTF8.self) + "\n")
    case .rows:
      for row in Rows.all { write("\(row.name)\t\(row.what) / \(row.against)\n") }
    case .run(let options): return run(options)
    }
    return 0
  }

  private func run(_ options: Arguments.Run) -> Int32 {
    let names = Set(Rows.all.map(\.name))
    if let unknown = options.rows.first(where: { !names.contains($0) }) {
      return refuse(BenchError("there is no row \(unknown); `baton-bench rows` lists them"))
    }
    let rows = Rows.all.filter { options.rows.isEmpty || options.rows.contains($0.name) }
    let bench = Bench(rounds: options.rounds, heap: heap, simdjson: options.simdjson)
    let results = rows.map { RowResult(row: $0, outcome: bench.outcome(of: $0)) }
    if options.json {
      do { write(try JSONReport(results: results, rounds: options.rounds).text() + "\n") } catch {
        complain("baton-bench: cannot write the results as JSON: \(error)\n")
        return 1
      }
    } else {
      for line in Table.lines(of: results) { write(line + "\n") }
    }
    return results.contains { $0.verdict == .failed } ? 1 : 0
  }

  private func refuse(_ error: BenchError) -> Int32 {
    complain("baton-bench: \(error)\n")
    return 2
  }

  private static let help = """
    usage: baton-bench run [--json] [--row NAME]… [--rounds N] [--simdjson PATH]
           baton-bench rows
           baton-bench fixture

    run      measures each row and its peer in turn and prints their ratio beside the row's bar
      --json           prints the figures as JSON
      --row NAME       only this row; may be repeated
      --rounds N       rounds per row, from \(Arguments.fewestRounds) (\(Arguments.Run().rounds))
      --simdjson PATH  the library made of Peers/simdjson.cpp (\(Simdjson.usualPath))
    rows     lists the rows
    fixture  prints the response that the rows from bytes to the store use

    Exits with 0 whatever the ratios, 1 when a row failed to run, 2 when the arguments make no sense.

    """
}

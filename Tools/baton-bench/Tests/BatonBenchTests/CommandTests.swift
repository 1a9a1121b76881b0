import Testing

@testable import BatonBench

@Suite("The command line")
@MainActor
struct CommandTests {
  private final class Output {
    var written = ""
    var complaints = ""
  }

  private func run(_ words: String...) -> (code: Int32, output: Output) {
    let output = Output()
    let command = Command(
      heap: nil, write: { output.written += $0 }, complain: { output.complaints += $0 })
    return (command.run(words), output)
  }

  @Test("options of run, in any order")
  func options() throws {
    let arguments = try Arguments([
      "run", "--rounds", "7", "--row", "read", "--json", "--row", "track", "--simdjson", "lib.so",
    ])
    #expect(
      arguments
        == .run(
          Arguments.Run(json: true, rows: ["read", "track"], rounds: 7, simdjson: "lib.so")))
  }

  @Test(
    "what makes no sense is refused with exit code 2 and said",
    arguments: [
      ([], "say what to do"), (["ran"], "no command ran"), (["run", "fast"], "no argument fast"),
      (["run", "--rounds", "4"], "from 5 to 1000, not 4"),
      (["run", "--rounds"], "--rounds needs a value"),
      (["run", "--row", "--json"], "--row needs a value"),
      (["run", "--row", "nonsense"], "no row nonsense"), (["fixture", "x"], "no argument x"),
    ] as [([String], String)])
  func refused(words: [String], complaint: String) {
    let output = Output()
    let command = Command(
      heap: nil, write: { output.written += $0 }, complain: { output.complaints += $0 })
    #expect(command.run(words) == 2)
    #expect(output.complaints.contains(complaint))
    #expect(output.written.isEmpty)
  }

  @Test("help, the rows' names and the fixture go to standard output")
  func prints() {
    #expect(run("run", "--help").output.written.hasPrefix("usage: baton-bench run"))
    let rows = run("rows").output.written.split(separator: "\n")
    #expect(rows.count == Rows.all.count)
    #expect(run("fixture").output.written.utf8.elementsEqual(Fixture.response() + [0x0A]))
  }

  @Test("row names are distinct, bars positive")
  func rows() {
    #expect(Set(Rows.all.map(\.name)).count == Rows.all.count)
    #expect(Rows.all.allSatisfy { $0.bar > 0 })
  }

  @Test("a row that needs what is not there says so and is no failure")
  func unmeasured() {
    let (code, output) = run("run", "--row", "allocations")
    #expect(code == 0)
    #expect(output.written.contains("not measured: "))
    #expect(output.written.hasSuffix("1 row, 0 misses\n"))
  }

  @Test("a library that cannot be loaded fails its row and the run")
  func failure() {
    let (code, output) = run("run", "--row", "ingest-simdjson", "--simdjson", "nowhere.so")
    #expect(code == 1)
    #expect(output.written.contains("failed: cannot load nowhere.so"))
  }
}

@_spi(Generated) import Baton
import ConformanceReader
import Foundation
import SpecExchange
import Testing

@Suite @MainActor struct CaseRunTests {
  private static let whole = #"{"data":{"ship":{"name":"Petrel","tonnage":40,"id":"s1"}}}"#
  private static let dump = #"""
    {
      "Ship:s1": {"__typename": "Ship", "id": "s1", "name": "Petrel", "tonnage": 40},
      "client:root": {"__typename": "Query", "ship(id:\"s1\")": {"__ref": "Ship:s1"}},
      "client:root:mutation": {"__typename": "Mutation"},
      "client:root:subscription": {"__typename": "Subscription"}
    }

    """#

  private func outcome(
    _ response: String, _ expectation: CaseInput.Expectation = .complete,
    variables: JSON = .object(["id": .string("s1")]), error: String? = nil,
    reads: [ReadRow] = [], override: CaseInput.Override? = nil
  ) async throws -> CaseOutcome {
    let folder = try TemporaryTree(["response.json": response, "results": ""])
    let input = CaseInput(
      name: "case", reader: "Probe", variables: variables,
      responses: [folder.root.appending(path: "response.json").path], expectation: expectation,
      error: error, reads: reads, override: override)
    let inputs = folder.root.appending(path: "inputs.json")
    try Foundation.Data(JSON.array([input.json]).text.utf8).write(to: inputs)
    let results = folder.root.appending(path: "results")
    let code = await SpecProgram.run(
      [Probe.reader()], arguments: ["program", inputs.path, results.path])
    #expect(code == 0)
    let lines = try String(contentsOf: results, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == #"{"begin": "case"}"#)
    let last = try JSON.parse(String(try #require(lines.last)))
    return try #require(CaseOutcome(last))
  }

  @Test func aCaseThatIsRightHasADumpAndNoFailure() async throws {
    let reads = [
      ReadRow(path: "ship.name", value: .string("Petrel")),
      ReadRow(path: "ship.tonnage", value: JSON(.number("40"))),
    ]
    let outcome = try await outcome(Self.whole, reads: reads)
    #expect(outcome.failures == [])
    #expect(outcome.dumps.map(\.text) == [Self.dump])
  }

  @Test func aReadThatDiffersFails() async throws {
    let reads = [
      ReadRow(path: "ship.name", value: .string("Gannet")),
      ReadRow(path: "ship.nothing", value: .null),
    ]
    let failures = [
      #"`ship.name` reads "Petrel", not "Gannet""#, "`ship.nothing` is bound to no accessor",
    ]
    #expect(
      try await outcome(Self.whole, reads: reads).failures
        == failures + failures.map { "over the image: \($0)" })
  }

  @Test func aServerAnswersEverythingAndAPayloadNeedNot() async throws {
    let part = #"{"data":{"ship":{"name":"Petrel","id":"s1"}}}"#
    #expect(try await outcome(part).failures.count == 1)
    #expect(try await outcome(part).dumps.isEmpty)
    #expect(try await outcome(part, .partial).failures == [])
    #expect(
      try await outcome(Self.whole, .partial).failures
        == [
          "the check passes, and the case says that it does not",
          "over the image: the check answers image, not miss",
        ])
  }

  @Test func aRefusalIsOfTheKindThatIsExpected() async throws {
    let request = #"{"errors":[{"message":"no"}]}"#
    #expect(try await outcome("{", .refused).failures == [])
    #expect(try await outcome("{", .refused, error: "IngestError.malformed").failures == [])
    #expect(try await outcome(request, .refused, error: "IngestError.request").failures == [])
    #expect(
      try await outcome(request, .refused, error: "IngestError.malformed").failures.count == 1)
    #expect(
      try await outcome(Self.whole, .refused, error: "IngestError").failures
        == ["the response was taken, and should give IngestError"])
  }

  @Test func anOverrideIsReadAndTakenBack() async throws {
    let tonnage = CaseInput.Override(paths: ["ship.tonnage"], value: JSON(.number("41")))
    #expect(try await outcome(Self.whole, override: tonnage).failures == [])
    // The dump is that of before the override.
    #expect(try await outcome(Self.whole, override: tonnage).dumps.map(\.text) == [Self.dump])
    let lost = CaseInput.Override(paths: ["ship.length"], value: .null)
    #expect(
      try await outcome(Self.whole, override: lost).failures
        == ["the override names `ship.length`, which the response lacks"])
    let wrong = CaseInput.Override(paths: ["ship.tonnage"], value: JSON(.number("1.5")))
    #expect(
      try await outcome(Self.whole, override: wrong).failures.first?.hasPrefix(
        "the override is no response") == true)
    // A text where a number is due is stored, and not what the lens reads.
    let text = CaseInput.Override(paths: ["ship.tonnage"], value: .string("much"))
    #expect(
      try await outcome(Self.whole, override: text).failures
        == [#"under the override `ship.tonnage` reads null, not "much""#])
  }

  @Test func aVariableOfAnotherTypeIsNamed() async throws {
    #expect(
      try await outcome(Self.whole, variables: .object(["id": .bool(true)])).failures
        == ["the variable `id` is a boolean, not a string"])
    #expect(
      try await outcome(Self.whole, variables: .object([:])).failures
        == ["the variable `id` is null, not a string"])
  }

  @Test func aProgramWithoutTheReaderSaysSo() async throws {
    let folder = try TemporaryTree([
      "inputs": JSON.array([
        CaseInput(
          name: "a", reader: "Other", variables: .object([:]), responses: [""],
          expectation: .complete
        ).json
      ]).text, "results": "",
    ])
    let paths = ["inputs", "results"].map { folder.root.appending(path: $0).path }
    #expect(await SpecProgram.run([Probe.reader()], arguments: ["program"] + paths) == 0)
    let results = try String(contentsOfFile: paths[1], encoding: .utf8)
    #expect(results.contains("no reader `Other`"))
    #expect(await SpecProgram.run([], arguments: ["program"]) == 2)
    #expect(await SpecProgram.run([], arguments: ["program", "/nowhere", paths[1]]) == 2)
  }
}

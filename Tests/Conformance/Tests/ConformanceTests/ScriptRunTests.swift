import ConformanceReader
import Foundation
import SpecExchange
import Testing

/// Scripts against a real environment: what is right passes, and each expectation that is wrong is found.
@Suite @MainActor struct ScriptRunTests {
  private nonisolated static let files = [
    "petrel.json": #"{"data":{"ship":{"name":"Petrel","tonnage":40,"id":"s1"}}}"#,
    "gannet.json": #"{"data":{"ship":{"name":"Gannet","tonnage":40,"id":"s1"}}}"#,
    "bad.json": "{", "results": "",
  ]
  private nonisolated static let probe = #""operation": "Probe", "variables": {"id": "s1"}"#
  private nonisolated static let attach =
    #"{"attach": {\#(probe), "as": "ship", "response": "petrel.json"}}"#
  private nonisolated static let roots =
    #""client:root", "client:root:mutation", "client:root:subscription""#

  private func outcome(_ steps: String) async throws -> CaseOutcome {
    let folder = try TemporaryTree(Self.files)
    let script = try JSON.parse(#"{"name": "s", "expiration": 60, "steps": [\#(steps)]}"#)
    let input = ProgramInput.script(
      try ScriptInput(name: "script", root: folder.root.path, text: script))
    let inputs = folder.root.appending(path: "inputs.json")
    try Data(JSON.array([input.json]).text.utf8).write(to: inputs)
    let results = folder.root.appending(path: "results")
    let code = await SpecProgram.run(
      [Probe.reader()], arguments: ["program", inputs.path, results.path])
    #expect(code == 0)
    let lines = try String(contentsOf: results, encoding: .utf8).split(separator: "\n")
    let last = try JSON.parse(String(try #require(lines.last)))
    return try #require(CaseOutcome(last))
  }

  @Test func whatIsRightHasNoFailure() async throws {
    let found = try await outcome(
      #"""
      {"attach": {\#(Self.probe), "as": "ship"}, "phase": {"handle": "ship", "phase": "loading"},
       "fetch": {"handle": "ship", "fetch": "inFlight"},
       "events": [{"name": "fetchStarted", "operation": "Probe"}],
       "sent": [{"operation": "Probe", "body": "{\"operationName\":\"Probe\",\"query\":\"query Probe($id:ID!){ship(id:$id){name,tonnage,id}}\",\"variables\":{\"id\":\"s1\"}}"}]},
      {"answer": {"handle": "ship", "response": "petrel.json"}, "records": "a.json",
       "phase": [{"handle": "ship", "phase": "ready", "isStale": false, "isRefreshing": false}],
       "reads": [{"handle": "ship", "path": "ship.name", "value": "Petrel"},
                 {\#(Self.probe), "path": "ship.tonnage", "value": 40}],
       "records_held": ["Ship:s1", \#(Self.roots)]},
      {"refetch": {"handle": "ship", "response": "gannet.json"},
       "notified": [{"record": "Ship:s1", "field": "name"}],
       "events": [{"operation": "Probe", "name": "fetchStarted"},
                  {"name": "committed", "kind": "server", "changed": 1},
                  {"name": "fetchCompleted", "operation": "Probe"}]},
      {"refetch": {"handle": "ship", "failure": "transport"},
       "fetch": {"handle": "ship", "fetch": {"failed": "transport"}}, "notified": []},
      {"retry": {"handle": "ship", "response": "petrel.json"}},
      {"advance": {"seconds": 60}, "phase": {"handle": "ship", "phase": "ready", "isStale": true}},
      {"check": {\#(Self.probe)}, "answer": "memory"},
      {"payload": {\#(Self.probe), "response": "bad.json"}, "error": "malformed"},
      {"end": {}, "phase": {"handle": "ship", "phase": {"failed": "gone"}}},
      {"commit": {\#(Self.probe), "response": "petrel.json"}, "error": "gone"}
      """#)
    #expect(found.failures == [])
    #expect(found.dumps.map(\.step) == [2])
    #expect(found.dumps.first?.text.contains(#""name": "Petrel""#) == true)
  }

  @Test(arguments: [
    (
      #""reads": [{"handle": "ship", "path": "ship.name", "value": "Gannet"}]"#,
      #"`ship.name` reads "Petrel", not "Gannet""#
    ),
    (
      #""reads": [{"operation": "Probe", "variables": {"id": "s2"}, "path": "ship.name", "value": "x"}]"#,
      #"`ship.name` reads null, not "x""#
    ),
    (#""phase": {"handle": "ship", "phase": "loading"}"#, "the phase of `ship` is ready"),
    (
      #""phase": {"handle": "ship", "phase": "ready", "isRefreshing": true}"#,
      "`ship` is not refreshing"
    ),
    (#""phase": {"handle": "ship", "phase": "ready", "isStale": true}"#, "`ship` is not stale"),
    (#""fetch": {"handle": "ship", "fetch": "inFlight"}"#, "the fetch of `ship` is idle"),
    (#""records_held": ["client:root"]"#, "the records held are"),
    (#""events": []"#, "the log has 3 events, more than the 0 expected"),
    (#""sent": []"#, "what was sent has 1 requests, more than the 0 expected"),
    (#""sent": [{"operation": "Probe", "body": "{}"}]"#, "what was sent has at 0"),
    (#""error": "request""#, "the step threw nothing, not request"),
  ])
  func whatIsWrongIsFoundAndTheScriptGoesOn(expectation: String, reason: String) async throws {
    let attach = Self.attach.dropLast() + ", " + expectation + "}"
    let found = try await outcome(attach + #", {"end": {}, "error": "gone"}"#)
    #expect(found.failures.count == 2, "\(found.failures)")
    #expect(found.failures.first?.hasPrefix("step 1: " + reason) == true, "\(found.failures)")
    #expect(found.failures.last == "step 2: the step threw nothing, not gone")
  }

  @Test(arguments: [
    (#"{"check": {\#(probe)}, "answer": "miss"}"#, "the check answers memory, not miss"),
    (
      #"{"refetch": {"handle": "ship", "response": "gannet.json"}, "notified": []}"#,
      "notified was also Ship:s1.name"
    ),
    (
      #"{"refetch": {"handle": "ship", "response": "petrel.json"}, "notified": [{"record": "Ship:s1", "field": "name"}]}"#,
      "notified was not Ship:s1.name"
    ),
    (#"{"payload": {\#(probe), "response": "bad.json"}}"#, "the step threw malformed ("),
    (
      #"{"payload": {\#(probe), "response": "bad.json"}, "error": "request"}"#,
      "the step threw malformed, not request"
    ),
    (#"{"refetch": {"handle": "ship", "response": "bad.json"}}"#, "the step threw malformed"),
  ])
  func aLaterStepThatIsWrongIsFound(step: String, reason: String) async throws {
    let found = try await outcome(Self.attach + ", " + step)
    #expect(found.failures.count == 1, "\(found.failures)")
    #expect(found.failures.first?.hasPrefix("step 2: " + reason) == true, "\(found.failures)")
  }

  @Test(arguments: [
    (
      #"{"answer": {"handle": "ship", "response": "petrel.json"}}"#,
      "no fetch of Probe is in flight"
    ),
    (
      #"{"attach": {\#(probe), "as": "other", "response": "petrel.json"}}"#,
      "no fetch of Probe is in flight"
    ),
    (
      #"{"optimistic": {\#(probe), "response": "petrel.json", "as": "layer"}}"#,
      "the step threw Probe is no mutation"
    ),
    (#"{"commit": {"operation": "Other", "response": "petrel.json"}}"#, "no reader of Other"),
    (
      #"{"commit": {"operation": "Probe", "response": "petrel.json"}}"#, "the variable `id` is null"
    ),
    (#"{"event": {"handle": "ship", "complete": true}}"#, "Probe is no subscription"),
    (#"{"payload": {\#(probe), "response": "none.json"}}"#, "cannot read the response none.json"),
  ])
  func aStepThatCannotBeTakenSaysWhy(step: String, reason: String) async throws {
    let found = try await outcome(Self.attach + ", " + step)
    #expect(found.failures.count == 1, "\(found.failures)")
    #expect(found.failures.first?.hasPrefix("step 2: ") == true, "\(found.failures)")
    #expect(found.failures.first?.contains(reason) == true, "\(found.failures)")
  }
}

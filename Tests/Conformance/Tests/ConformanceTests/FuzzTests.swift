import ConformanceReader
import Foundation
import SpecExchange
import Testing

/// The program given changed answers: a short run of it, and that a round can be had again.
@Suite @MainActor struct FuzzTests {
  @Test func aFewRoundsFindNothing() async throws {
    let folder = try TemporaryTree([
      "response.json": #"{"data":{"ship":{"name":"Petrel","tonnage":40,"id":"s1"}}}"#
    ])
    let input = CaseInput(
      name: "case", reader: "Probe", variables: .object(["id": .string("s1")]),
      responses: [folder.root.appending(path: "response.json").path], expectation: .complete)
    let inputs = folder.root.appending(path: "inputs.json")
    try Data(JSON.array([input.json]).text.utf8).write(to: inputs)
    let code = await SpecProgram.run(
      [Probe.reader()], arguments: ["program", inputs.path, "--fuzz", "1", "7"])
    #expect(code == 0)
  }
}

import SpecExchange
import Testing

@testable import Conformance

@Suite struct ManifestTests {
  private func manifest(_ text: String) throws -> Manifest { try Manifest(JSON.parse(text)) }

  private static let head = #""format": 3, "sources": {"directory": "s", "config": "c.json"}"#
  private static let spec = #"""
    {"name": "tests/a", "operation": "A", "kind": "query", "document": "d/A.graphql",
     "responses": ["tests/a.json"], "records": "tests/a.store.json"
    """#

  private func onlyCase(_ members: String) throws -> Manifest.Entry {
    let text = "{\(Self.head), \"cases\": [\(Self.spec)\(members)}]}"
    return try #require(try manifest(text).cases.first)
  }

  private func reason(_ entry: Manifest.Entry) -> String? {
    if case .unreadable(_, let reason) = entry { reason } else { nil }
  }

  @Test func readsACaseAndItsDefaults() throws {
    let entry = try onlyCase(
      #", "reads": [{"path": "a.0", "value": null, "note": "why"}], "complete": false"#)
    guard case .readable(let spec) = entry else {
      Issue.record("\(entry)")
      return
    }
    #expect(spec.name == "tests/a")
    #expect(spec.variables.object?.isEmpty == true)
    #expect(!spec.isComplete)
    #expect(spec.reads.map(\.path) == ["a.0"])
    #expect(spec.reads.first?.json.text == #"{"path": "a.0", "value": null}"#)
    #expect(spec.override == nil)
  }

  @Test(arguments: [
    (#", "colour": 1"#, "colour"),
    (#", "complete": "yes""#, "complete"),
    (#", "variables": []"#, "variables"),
    (#", "reads": [{"path": "a"}]"#, "without a value"),
    (#", "reads": {"path": "a", "value": 1}"#, "`reads` that is an object"),
    (#", "reads": [{"value": 1}]"#, "no `path`"),
    (#", "reads": [{"path": "a", "value": 1, "nte": ""}]"#, "nte"),
    (#", "override": {"paths": [], "value": 1}"#, "override"),
    (#", "override": {"paths": ["a"]}"#, "override"),
    (#", "responses": []"#, "no responses"),
    (#", "records": "../a.json""#, "leads out"),
    (#", "kind": "fragment""#, "fragment"),
  ])
  func aCaseThatIsWrongFailsAlone(members: String, word: String) throws {
    let reason = try #require(reason(try onlyCase(members)))
    #expect(reason.contains(word))
  }

  @Test func aCaseMayComeInParts() throws {
    let entry = try onlyCase(#", "responses": ["a", "b"]"#)
    guard case .readable(let spec) = entry else {
      Issue.record("\(entry)")
      return
    }
    #expect(spec.responses == ["a", "b"])
  }

  @Test(arguments: [
    #"{"path": "a", "value": null}"#, #"{"path": "", "throws": "requiredField"}"#,
    #"{"path": "a", "result": {"ok": true}}"#,
    #"{"path": "a", "result": {"ok": true, "value": 1}}"#,
    #"{"path": "a", "result": {"ok": false, "errors": ["a.b"]}}"#,
  ])
  func aRowSurvivesTheFile(text: String) throws {
    #expect(try ReadRow(JSON.parse(text)).json.equals(JSON.parse(text)))
  }

  @Test(arguments: [
    (#"{"path": "a"}"#, "without a value"), (#"{"path": "a", "throws": "x"}"#, "there are"),
    (#"{"path": "a", "value": 1, "throws": "requiredField"}"#, "more than one"),
    (#"{"path": "a", "result": {"ok": false}}"#, "neither"),
    (#"{"path": "a", "result": {"ok": true, "errors": []}}"#, "neither"),
    (#"{"path": "a", "vaule": 1}"#, "`vaule`"),
  ])
  func aRowThatIsWrongIsRefused(text: String, word: String) throws {
    let error = try #require(throws: TreeProblem.self) { try ReadRow(JSON.parse(text)) }
    #expect(error.description.contains(word))
  }

  @Test(arguments: [
    "[]", "{}", #"{"format": 2, "sources": {"directory": "s", "config": "c"}, "cases": []}"#,
    #"{"format": 3, "cases": []}"#, #"{"format": 3, "sources": {"directory": "s"}, "cases": []}"#,
    #"{"format": 3, "sources": {"directory": "s", "config": "/c"}, "cases": []}"#,
    #"{"format": 3, "sources": {"directory": "s", "config": "c"}}"#,
    #"{"format": 3, "sources": {"directory": "s", "config": "c"}, "cases": [], "case": []}"#,
    #"{"format": 3, "sources": {"directory": "s", "config": "c"}, "cases": [], "scripts": [1]}"#,
  ])
  func aManifestThatIsWrongIsRefused(text: String) {
    #expect(throws: TreeProblem.self) { try manifest(text) }
  }

  @Test func rowsOfMalformedExpectOneThing() throws {
    let rows = try MalformedRow.rows(
      of: JSON.parse(
        #"[{"response": "a", "error": "IngestError"}, {"response": "b", "leaves": {"x.0": 1}}]"#))
    #expect(rows.map(\.response) == ["a", "b"])
    for text in [
      #"[{"response": "a"}]"#, #"[{"response": "a", "error": "IngestError", "leaves": {}}]"#,
      #"[{"response": "a", "error": "Error"}]"#, #"[{"error": "IngestError"}]"#, "{}",
      #"[{"response": "a", "error": "IngestError", "leafs": {}}]"#,
    ] {
      #expect(throws: TreeProblem.self) { try MalformedRow.rows(of: JSON.parse(text)) }
    }
  }
}

import BatonCompiler
import Foundation
import SpecExchange
import Testing

@testable import Conformance

/// What a run finds before anything is built.
@Suite struct TreeRunTests {
  private static let files = [
    "manifest.json": #"""
    {"format": 3, "sources": {"directory": "sources", "config": "baton.json"},
     "cases": [
      {"name": "a", "operation": "A", "kind": "query", "document": "documents/A.graphql",
       "variables": {"id": "1"}, "responses": ["a.json"], "records": "a.store.json",
       "reads": [{"path": "ship.name", "value": "x"}]},
      {"name": "b", "operation": "B", "kind": "query", "document": "documents/B.graphql",
       "responses": ["a.json"], "records": "a.store.json"}]}
    """#,
    "baton.json": #"{"schema": "schema.graphql"}"#,
    "schema.graphql": "type Query { ship(id: ID!): Ship } type Ship { id: ID! name: String }",
    "sources/A.graphql": "query A($id: ID!) { ship(id: $id) { ...Name } }",
    "sources/B.graphql": #"query B { ship(id: "2") { name } }"#,
    "sources/Name.graphql": "fragment Name on Ship { name }",
    "documents/A.graphql":
      "query A($id:ID!){ship(id:$id){...Name,id}}fragment Name on Ship{name}\n",
    "documents/B.graphql": #"query B{ship(id:"2"){name,id}}"#,
    "a.json": "{}", "a.store.json": "{}",
  ]

  /// The reasons of both cases after `files` are changed.
  private func failures(
    _ changes: [String: String?] = [:], in manifest: [(String, String)] = [],
    bless: Blessing? = nil, keeping body: (Tree) throws -> Void = { _ in }
  ) throws -> [[String]] {
    var files = Self.files
    for (path, text) in changes {
      if let text { files[path] = text } else { files.removeValue(forKey: path) }
    }
    for (old, new) in manifest {
      let text = try #require(files["manifest.json"])
      #expect(text.contains(old))
      files["manifest.json"] = text.replacingOccurrences(of: old, with: new)
    }
    let folder = try TemporaryTree(files)
    let tree = try #require(try Tree.all(at: folder.root).first)
    var run = try TreeRun(tree)
    run.compile(bless: bless)
    try body(tree)
    return run.contents.checks.map(\.failures)
  }

  @Test func whatIsRightHasNoFailure() throws {
    #expect(try failures() == [[], []])
  }

  @Test(arguments: [
    (#""path": "ship.name""#, #""path": "ship.nam""#, "`ship.nam` is bound to no accessor"),
    (#""id": "1""#, #""key": "1""#, "no variable `key`"),
    (
      #""operation": "A", "kind": "query""#, #""operation": "A", "kind": "mutation""#,
      "A is a query"
    ),
    (#""operation": "A""#, #""operation": "C""#, "no source defines the operation C"),
    (#""name": "a""#, #""name": "b""#, ""),
    (#""1"}, "responses": ["a.json"]"#, #""1"}, "responses": ["b.json"]"#, "b.json is not there"),
  ])
  func oneWrongCaseFailsAlone(old: String, new: String, reason: String) throws {
    let found = try failures(in: [(old, new)])
    if reason.isEmpty {
      #expect(found == [[], ["another case has this name"]])
    } else {
      #expect(found[0].count == 1)
      #expect(found[0].first?.contains(reason) == true)
      #expect(found[1] == [])
    }
  }

  @Test func aSourceThatDoesNotCompileFailsTheCasesThatReachIt() throws {
    let found = try failures(["sources/Name.graphql": "fragment Name on Ship { nam }"])
    #expect(found[0].first?.contains("does not compile: sources/Name.graphql:1:25: error:") == true)
    #expect(found[1] == [])
  }

  @Test func aTextThatIsPrintedOtherwiseIsShown() throws {
    let found = try failures(["documents/A.graphql": "query A{ship}\n"])
    #expect(found[0].count == 1)
    #expect(found[0].first?.hasPrefix("documents/A.graphql:1: the compiler prints") == true)
    #expect(
      try failures(["documents/A.graphql": nil])[0] == ["documents/A.graphql is not there"])
  }

  @Test func blessingRewritesWhatDiffersAndNothingElse() throws {
    let blessing = Blessing()
    let found = try failures(["documents/A.graphql": "query A{ship}\n"], bless: blessing) { tree in
      let text = tree.contents(of: "documents/A.graphql").map {
        String(decoding: $0, as: UTF8.self)
      }
      #expect(text == Self.files["documents/A.graphql"])
    }
    #expect(found == [[], []])
    #expect(blessing.rewritten == ["documents/A.graphql", "documents/B.graphql"])
  }

  @Test func onlyWhatCasesReachIsBuilt() throws {
    let folder = try TemporaryTree(Self.files)
    let tree = try #require(try Tree.all(at: folder.root).first)
    var run = try TreeRun(tree)
    run.compile(bless: nil)
    #expect(
      run.units.map(\.sources)
        == [["sources/A.graphql", "sources/Name.graphql"], ["sources/B.graphql"]])
    let plan = ModulePlan.whole(run, number: 0)
    let module = try #require(plan.module(of: run))
    #expect(module.readers == ["Reader_A", "Reader_B"])
    #expect(module.origins["Reader_A.swift"] == .reader("A"))
    #expect(module.files["Reader_A.swift"]?.contains("paths[\"ship.name\"]") == true)
    #expect(plan.split { $0.operations == ["B"] }.map(\.name) == ["Tree0", "Tree0_B"])
    run.fail(operation: "A", "why")
    #expect(run.contents.checks.map(\.failures) == [["why"], []])
    #expect(run.units.map(\.operations) == [["B"]])
  }
}

import BatonSchema
import Foundation
import SpecExchange
import Testing

@testable import Conformance

/// A tree in a folder that goes when the test is over.
final class TemporaryTree {
  // State: only the folder, made at the beginning and removed at the end.
  let root: URL

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "spec-\(UUID().uuidString)", directoryHint: .isDirectory)
    for (path, text) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}

@Suite struct TreeTests {
  private static let manifest = #"""
    {"format": 3, "sources": {"directory": "sources", "config": "tests/baton.json"},
     "cases": [{"name": "tests/a", "operation": "A", "kind": "query", "document": "documents/A.graphql",
                "responses": ["tests/a.json"], "records": "tests/a.store.json"}],
     "scripts": ["scripts/one.json"], "recordings": ["app/list.json"]}
    """#

  private static let files = [
    "manifest.json": manifest,
    "sources/A.graphql": "query A { a }",
    "documents/A.graphql": "query A{a}\n",
    "tests/baton.json": #"{"schema": "schema.graphql"}"#,
    "tests/schema.graphql": "type Query { a: Int }",
    "tests/a.json": "{}", "tests/a.store.json": "{}",
    "scripts/one.json":
      #"{"steps": [{"commit": {"operation": "B", "response": "scripts/r.json"}}]}"#,
    "scripts/r.json": "{}",
    "documents/B.graphql": "query B{a}\n",
    "tokenizer/malformed.json": #"[{"response": "tokenizer/bad.json", "error": "IngestError"}]"#,
    "tokenizer/A.graphql": "query A{a}\n",
    "tokenizer/bad.json": "{",
    "app/list.json": #"[{"operation": "A", "response": "one.json"}]"#,
    "app/one.json": "{}",
    "inner/manifest.json":
      #"{"format": 3, "sources": {"directory": "s", "config": "c.json"}, "cases": []}"#,
    "inner/stray.json": "{}",
    "README.md": "",
  ]

  private func orphans(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryTree(files)
    let tree = try #require(try Tree.all(at: folder.root).first)
    let contents = try TreeContents(tree)
    let compiler = try TreeCompiler(tree, contents.manifest)
    return Orphans(
      known: compiler.files, sources: contents.manifest.sources, named: contents.named
    ).orphans(among: tree.files)
  }

  @Test func everyFileThatSomethingNamesIsNoOrphan() throws {
    #expect(try orphans(Self.files) == [])
  }

  @Test(arguments: [
    "tests/b.json", "tests/a.stroe.json", "documents/C.graphql", "scripts/two.json",
    "tokenizer/worse.json", "app/two.json", "stray.json",
  ])
  func aFileThatNothingNamesIsAnOrphan(path: String) throws {
    var files = Self.files
    files[path] = "{}"
    #expect(try orphans(files) == [path])
  }

  @Test func aFolderWithAManifestIsATreeOfItsOwn() throws {
    let folder = try TemporaryTree(Self.files)
    let trees = try Tree.all(at: folder.root)
    #expect(trees.map(\.prefix) == ["", "inner/"])
    #expect(trees.last?.files == ["manifest.json", "stray.json"])
  }

  @Test func aFolderWithoutAManifestIsNoTree() throws {
    let folder = try TemporaryTree(["a.json": "{}"])
    #expect(throws: TreeProblem.self) { try Tree.all(at: folder.root) }
    #expect(throws: TreeProblem.self) { try Tree.all(at: folder.root.appending(path: "none")) }
  }

  @Test func checksComeFromCasesRowsAndRecordings() throws {
    let folder = try TemporaryTree(Self.files)
    let contents = try TreeContents(try #require(try Tree.all(at: folder.root).first))
    #expect(contents.checks.map(\.name) == ["tests/a", "tokenizer/bad", "app/list.json"])
    #expect(
      contents.checks.map(\.responses) == [
        ["tests/a.json"], ["tokenizer/bad.json"], ["app/one.json"],
      ])
    #expect(contents.checks.map(\.expectation) == [.complete, .refused, .complete])
    #expect(contents.scripts.map(\.name) == ["scripts/one.json"])
    #expect(contents.failures.isEmpty)
  }

  @Test func malformedNeedsOneDocumentBesideIt() throws {
    var files = Self.files
    files["tokenizer/B.graphql"] = "query B{a}"
    let folder = try TemporaryTree(files)
    let contents = try TreeContents(try #require(try Tree.all(at: folder.root).first))
    #expect(contents.failures.contains { $0.name == "tokenizer/malformed.json" })
  }

  @Test func configurationPathsAreRelativeToTheConfiguration() {
    #expect(TreeCompiler.joined("tests", "schema.graphql") == "tests/schema.graphql")
    #expect(TreeCompiler.joined("a/b", "../c/./d.graphql") == "a/c/d.graphql")
    #expect(TreeCompiler.joined("", "d.graphql") == "d.graphql")
  }

  @Test func onlyTheSourcesThatAnOperationReachesAreCompiled() throws {
    let index = SourceIndex([
      Source(name: "A", text: "query A { a { ...F } }"),
      Source(name: "B", text: "query B { ... on Query { b { ...G ...Nowhere } } }"),
      Source(name: "F", text: "fragment F on T { x { ...G } }"),
      Source(name: "G", text: "fragment G on T { ...F y }"),
      Source(name: "H", text: "fragment H on T { y }"),
      Source(
        name: "P", text: "fragment P on T @refetchable(queryName: \"Page\") { ...H }"),
      Source(name: "bad", text: "query C {"),
    ])
    #expect(try index.files(reachedBy: "A").map(\.path) == ["A", "F", "G"])
    #expect(try index.files(reachedBy: "B").map(\.path) == ["B", "F", "G"])
    #expect(try index.files(reachedBy: "Page").map(\.path) == ["H", "P"])
    let error = try #require(throws: TreeProblem.self) { try index.files(reachedBy: "C") }
    #expect(error.description.contains("bad:1:"))
  }
}

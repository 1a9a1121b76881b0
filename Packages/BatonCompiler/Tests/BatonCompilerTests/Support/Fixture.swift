import BatonCompiler
import BatonSchema
import Foundation

/// A folder of `Fixtures`: `baton.json`, a schema, perhaps a `client.schema.graphql`, sources, and the `.golden` files that generated
/// code is compared with.
struct Fixture {
  let name: String

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures")

  static var all: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private var folder: URL { Self.folder.appending(path: name) }

  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: file))
  }

  func compile(lastSourceFirst isReversed: Bool = false) throws -> Compilation {
    let files = try files
    let sources = try files.filter {
      ($0.hasSuffix(".swift") || $0.hasSuffix(".graphql")) && !$0.hasSuffix("schema.graphql")
    }.map { Source(name: $0, text: try text($0)) }
    return BatonCompilerTests.compile(
      isReversed ? sources.reversed() : sources, try text("schema.graphql"), try text("baton.json"),
      files.contains("client.schema.graphql") ? try text("client.schema.graphql") : nil)
  }

  /// What is compared: every generated file, and the report.
  func goldens(lastSourceFirst isReversed: Bool = false) throws -> [String: String] {
    let compilation = try compile(lastSourceFirst: isReversed)
    var goldens = Dictionary(
      uniqueKeysWithValues: compilation.files.map { ($0.name + ".golden", $0.text) })
    goldens["report.json.golden"] = compilation.report?.json ?? compilation.summary
    return goldens
  }
}

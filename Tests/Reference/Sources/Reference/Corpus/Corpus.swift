public import Foundation

/// Everything that is compared: what is written in a folder, and what is generated from seeds.
public struct Corpus: Sendable {
  public let cases: [Case]

  /// Reads `schemas/`, `documents/` and `definitions/` below a folder, in the order of their names.
  ///
  /// - Throws: `CorpusError`, or what the file system says.
  public init(folder: URL) throws {
    let schemas = Dictionary(
      uniqueKeysWithValues: try Self.files(in: folder.appending(path: "schemas")))
    var cases: [Case] = []
    for (file, text) in try Self.files(in: folder.appending(path: "documents")) {
      for entry in try CorpusFile(name: file, text: text).entries {
        guard let schema = entry.schema.flatMap({ schemas[$0] }) else {
          throw CorpusError.unknownSchema(entry.schema, file: file, title: entry.title)
        }
        cases.append(
          Case(
            name: "documents/\(file)/\(entry.title)", schema: schema, document: entry.text,
            tags: entry.tags))
      }
    }
    for (file, text) in try Self.files(in: folder.appending(path: "definitions")) {
      for entry in try CorpusFile(name: file, text: text).entries {
        cases.append(
          Case(
            name: "definitions/\(file)/\(entry.title)", schema: entry.text, document: nil,
            tags: entry.tags))
      }
    }
    var names: Set<String> = []
    for example in cases where !names.insert(example.name).inserted {
      throw CorpusError.duplicateTitle(example.name)
    }
    self.cases = cases + Self.generated()
  }

  private static func files(in folder: URL) throws -> [(String, String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".graphql") }
      .map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return (String(name.dropLast(".graphql".count)), text)
      }
  }
}

import BatoncCommand
import Foundation
import Testing

/// A folder of its own for one test, with a small schema, and the tool run in it.
final class Workspace {
  // Set once in `init`; `deinit` removes the folder.
  let folder: URL
  private(set) var out = ""
  private(set) var err = ""

  static let schema = """
    type Query { island(id: ID!): Island islands: [Island] }
    type Island { id: ID! name: String peak: Peak }
    type Peak { height: Int }
    """

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "batonc-\(UUID().uuidString)").resolvingSymlinksInPath()
    try write("baton.json", #"{"schema": "schema.graphql", "runtime": "BatonStore"}"#)
    try write("schema.graphql", Self.schema)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ text: String) throws {
    try write(path, bytes: Array(text.utf8))
  }

  func write(_ path: String, bytes: [UInt8]) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: target)
  }

  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path))
      ?? []).sorted()
  }

  func modified(_ path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appending(path: path).path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  /// Runs the tool; `out` and `err` are what this run wrote.
  func run(
    _ arguments: String..., in subfolder: String = "", pause: () -> Bool = { false }
  ) -> Int32 {
    run(arguments, in: subfolder, pause: pause)
  }

  func run(
    _ arguments: [String], in subfolder: String = "", pause: () -> Bool = { false }
  ) -> Int32 {
    out = ""
    err = ""
    let directory = subfolder.isEmpty ? folder : folder.appending(path: subfolder)
    return BatoncCommand.run(
      arguments: arguments, in: directory.path, pause: pause, stdout: { self.out += $0 },
      stderr: { self.err += $0 })
  }

  static let view = """
    struct IslandView: View {
      @Query(
        \"\"\"
        query IslandQuery($id: ID!) { island(id: $id) { ...PeakView_island } }
        \"\"\")
      var island: IslandQuery
    }
    """

  static let fragment = """
    struct PeakView: View {
      @Fragment("fragment PeakView_island on Island { name peak { height } }")
      var island: PeakView_island
    }
    """
}

enum BatoncCommandRun {
  static func run(_ arguments: [String], in folder: String, stderr: @escaping (String) -> Void)
    -> Int32
  {
    BatoncCommand.run(arguments: arguments, in: folder, stdout: { _ in }, stderr: stderr)
  }
}

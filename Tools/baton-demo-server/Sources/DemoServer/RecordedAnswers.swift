internal import Foundation

/// Answers kept in files, by operation and variables, as an index file lists them.
public struct RecordedAnswers: Sendable {
  static let index = "recordings.json"
  private static let characterQuery = "CharacterScreenQuery"
  /// Where the repository keeps them.
  static let usualFolder = "Spec/rickandmorty"

  private struct Key: Hashable {
    let operation: String
    /// As JSON with its members in order.
    let variables: String
  }

  let folder: URL
  /// The payloads of an answer, in order.
  private let files: [Key: [String]]
  /// The operations that have a recording, in order.
  let operations: [String]
  /// The ids of the characters that have one, in the order of the index.
  let characters: [String]

  /// Reads the index; the answers are read when they are asked for.
  init(folder: URL) throws(RecordedAnswersError) {
    self.folder = folder
    guard let data = try? Data(contentsOf: folder.appending(path: Self.index)),
      let rows = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]]
    else { throw .unreadable(folder.appending(path: Self.index).path) }
    var files: [Key: [String]] = [:]
    var characters: [String] = []
    for row in rows {
      guard let operation = row["operation"] as? String else { continue }
      let key = Key(operation: operation, variables: JSON.text(row["variables"] ?? [String: Any]()))
      let variables = row["variables"] as? [String: Any]
      if operation == Self.characterQuery, let id = variables?["id"] as? String {
        characters.append(id)
      }
      let responses = row["responses"] as? [String]
      files[key] = responses ?? (row["response"] as? String).map { [$0] } ?? []
    }
    self.files = files
    self.characters = characters
    operations = Set(files.keys.map(\.operation)).sorted()
  }

  /// Looks for the repository's recordings upwards from the folders given.
  static func find(upwardsFrom starts: [URL]) throws(RecordedAnswersError) -> RecordedAnswers {
    for start in starts {
      var folder = start.standardizedFileURL
      while true {
        let candidate = folder.appending(path: usualFolder)
        if FileManager.default.fileExists(atPath: candidate.appending(path: index).path) {
          return try RecordedAnswers(folder: candidate)
        }
        let parent = folder.deletingLastPathComponent()
        if parent.path == folder.path || folder.path == "/" { break }
        folder = parent
      }
    }
    throw .notFound(searched: starts.map(\.path))
  }

  /// The payloads of an answer; nil where none is recorded.
  func answer(to operation: String, variables: [String: Any]) -> [[UInt8]]? {
    guard let names = files[Key(operation: operation, variables: JSON.text(variables))] else {
      return nil
    }
    let payloads = names.compactMap { try? Array(Data(contentsOf: folder.appending(path: $0))) }
    return payloads.isEmpty || payloads.count < names.count ? nil : payloads
  }

  /// A character as it was recorded, with its type's name; nil where nobody has the id.
  func character(_ id: String) -> [String: Any]? {
    guard let payload = answer(to: Self.characterQuery, variables: ["id": id])?.first,
      let response = JSON.object(payload), let data = response["data"] as? [String: Any],
      var character = data["character"] as? [String: Any]
    else { return nil }
    character["__typename"] = "Character"
    return character
  }
}

/// What is wrong with the recordings.
enum RecordedAnswersError: Error, Hashable, CustomStringConvertible {
  case notFound(searched: [String])
  case unreadable(String)

  var description: String {
    switch self {
    case .notFound(let searched):
      "found no \(RecordedAnswers.usualFolder)/\(RecordedAnswers.index) in "
        + "\(searched.joined(separator: " or ")), nor in a folder above; "
        + "name the recordings' folder with --recordings DIR"
    case .unreadable(let file): "can't read \(file), which lists the recorded answers"
    }
  }
}

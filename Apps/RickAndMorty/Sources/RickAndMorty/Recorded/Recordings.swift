import Baton
import Foundation

/// Answers kept in files, by operation and variables, as an index file lists them.
struct Recordings: Sendable {
  static let index = "recordings.json"

  private struct Key: Hashable {
    let operation: String
    let variables: Variables
  }

  private let folder: URL
  /// The payloads of an answer, in order.
  private let files: [Key: [String]]
  /// The variables that each operation is recorded with, as JSON, in the index's order.
  private let recorded: [String: [String]]

  /// Reads the index; the answers are read when they are asked for.
  init(folder: URL) throws(RecordingError) {
    self.folder = folder
    let data = try Self.read(folder.appending(path: Self.index))
    let rows: [Row]
    do {
      rows = try JSONDecoder().decode([Row].self, from: data)
    } catch {
      throw .unreadable(
        file: folder.appending(path: Self.index).path, reason: "not a list of recordings: \(error)")
    }
    var files: [Key: [String]] = [:]
    var recorded: [String: [String]] = [:]
    for row in rows {
      let variables = Variables(row.variables.mapValues { $0.variable })
      files[Key(operation: row.operation, variables: variables)] =
        row.responses ?? row.response.map { [$0] }
      recorded[row.operation, default: []].append(variables.json)
    }
    self.files = files
    self.recorded = recorded
  }

  /// The bytes of an answer, payload by payload.
  func answer(to request: Request) throws(RecordingError) -> [[UInt8]] {
    let key = Key(operation: request.name, variables: request.variables)
    guard let files = files[key] else {
      throw .notRecorded(
        operation: request.name, variables: request.variables.json,
        recorded: recorded[request.name] ?? [])
    }
    var payloads: [[UInt8]] = []
    for file in files { payloads.append(Array(try Self.read(folder.appending(path: file)))) }
    return payloads
  }

  private static func read(_ file: URL) throws(RecordingError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      let exists = FileManager.default.fileExists(atPath: file.path)
      throw .unreadable(
        file: file.path, reason: exists ? "\(error)" : "there is no such file")
    }
  }
}

extension Recordings {
  private struct Row: Decodable {
    let operation: String
    let variables: [String: Value]
    let response: String?
    /// In place of it, where the answer comes in parts.
    let responses: [String]?
  }

  private enum Value: Decodable {
    case string(String), int(Int), bool(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        self = .int(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    var variable: Variable {
      switch self {
      case .string(let value): Variable(value)
      case .int(let value): Variable(value)
      case .bool(let value): Variable(value)
      }
    }
  }
}

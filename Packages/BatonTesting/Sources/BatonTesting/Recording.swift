public import Baton
internal import Foundation

/// What came of one request, as ``RecordingTransport`` writes it.
struct Recording {
  static let suffix = ".recording"

  /// A line of a recording's file: a word, and what belongs to it.
  enum Line: Equatable {
    case request(String, variables: String)
    case payload(Payload)
    /// The stream ended.
    case completed
    /// The server does not run the subscription; the response in which it says so.
    case refused(Payload)
    case failed(RecordedFailure)
  }

  let operation: String
  let variables: String
  private(set) var payloads: [Payload] = []
  /// The last line where it is an end; nil where who asked wanted no more.
  private(set) var end: Line?

  /// - Throws: ``BrokenRecording``.
  init(_ bytes: [UInt8], file: String) throws {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).enumerated().makeIterator()
    func broken(_ line: Int) -> BrokenRecording { BrokenRecording(file: file, line: line) }
    guard let first = lines.next(), case .request(let name, let json)? = Line(first.element) else {
      throw broken(1)
    }
    (operation, variables) = (name, json)
    while let (index, bytes) = lines.next() {
      guard end == nil, let line = Line(bytes) else { throw broken(index + 1) }
      switch line {
      case .request: throw broken(index + 1)
      case .payload(let payload): payloads.append(payload)
      case .completed, .refused, .failed: end = line
      }
    }
  }

  /// Those of a folder, in the order in which the requests were sent.
  static func all(in folder: String) throws -> [Recording] {
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    func reading<Value>(_ path: String, _ read: () throws -> Value) throws -> Value {
      do {
        return try read()
      } catch {
        throw RecordingUnreadable(path: path, reason: Reason.of(error))
      }
    }
    let names = try reading(folder) {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
    }
    return try names.filter { $0.hasSuffix(suffix) }.sorted().map { name in
      let file = url.appending(path: name)
      let bytes = try reading(file.path) { try Data(contentsOf: file) }
      return try Recording(Array(bytes), file: name)
    }
  }
}

extension Recording.Line {
  var bytes: [UInt8] {
    switch self {
    case .request(let name, let variables): Array("request \(name) \(variables)".utf8)
    case .payload(let payload): Array("payload ".utf8) + Self.oneLine(payload)
    case .completed: Array("completed".utf8)
    case .refused(let payload): Array("refused ".utf8) + Self.oneLine(payload)
    case .failed(let failure):
      Array("failed \(failure.status) \(failure.isTransient ? "transient" : "lasting") ".utf8)
        + Self.oneLine(Payload(json: failure.description))
    }
  }

  /// JSON has line breaks between its tokens alone, where a space does as well.
  private static func oneLine(_ payload: Payload) -> [UInt8] {
    payload.bytes.map { $0 == 10 || $0 == 13 ? 32 : $0 }
  }

  init?(_ bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(
      separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? Array(parts[1]) : []
    switch String(decoding: parts[0], as: UTF8.self) {
    case "request":
      let words = rest.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard words.count == 2 else { return nil }
      self = .request(
        String(decoding: words[0], as: UTF8.self),
        variables: String(decoding: words[1], as: UTF8.self))
    case "payload": self = .payload(Payload(json: rest))
    case "completed": self = .completed
    case "refused": self = .refused(Payload(json: rest))
    case "failed":
      guard let failure = RecordedFailure(line: rest) else { return nil }
      self = .failed(failure)
    default: return nil
    }
  }
}

extension RecordedFailure {
  /// `503 transient The server…`
  fileprivate init?(line: [UInt8]) {
    let words = line.split(
      separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, let status = Int(String(decoding: words[0], as: UTF8.self)) else {
      return nil
    }
    switch String(decoding: words[1], as: UTF8.self) {
    case "transient": isTransient = true
    case "lasting": isTransient = false
    default: return nil
    }
    self.status = status
    description = String(decoding: words[2], as: UTF8.self)
  }
}

/// A file of a recording that ``RecordingTransport`` did not write so.
public struct BrokenRecording: Error, Hashable, CustomStringConvertible {
  public let file: String
  /// Counted from 1.
  public let line: Int

  public var description: String {
    "\(file):\(line) is no line of a recording; record it anew"
  }
}

/// A recording that is not there, or that the system does not let be read.
public struct RecordingUnreadable: Error, Hashable, CustomStringConvertible {
  /// The folder's, or that of a file in it.
  public let path: String
  /// In the system's words.
  public let reason: String

  public var description: String {
    "\(path) can't be read: \(reason); give a folder that RecordingTransport wrote"
  }
}

/// What a recorded request failed with, in the words of that time. Who sends requests again does so as it did
/// then, since what the failure said of that is kept.
public struct RecordedFailure: TransportFailure, Hashable, CustomStringConvertible {
  public let description: String
  public let status: Int
  public let isTransient: Bool
}

extension RecordedFailure {
  init(_ error: any Error) {
    let failure = error as? any TransportFailure
    self.init(
      description: "\(error)", status: failure?.status ?? 0,
      isTransient: failure?.isTransient ?? false)
  }
}

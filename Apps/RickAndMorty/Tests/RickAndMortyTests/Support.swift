import Baton
import BatonTerminal
import Foundation
import Synchronization

@testable import RickAndMorty

/// A file of this repository.
func repositoryFile(_ path: String) -> URL {
  var folder = URL(filePath: #filePath)
  // Apps/RickAndMorty/Tests/RickAndMortyTests/Support.swift
  for _ in 0..<5 { folder.deleteLastPathComponent() }
  return folder.appending(path: path)
}

/// The recordings of this repository.
func repositoryRecordings() throws -> Recordings {
  try Recordings.find(upwardsFrom: [repositoryFile("Apps/RickAndMorty")])
}

/// A folder of a suite's own, which goes with it.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "rickandmorty-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Answers by a function, and keeps what was asked.
final class AnsweringTransport: Transport {
  private let asked = Mutex<[String]>([])
  /// The answers that wait, while they are held back.
  private let held = Mutex<[@Sendable () -> Void]?>(nil)
  private let answer: @Sendable (Request) throws -> [[UInt8]]

  init(parts: @escaping @Sendable (Request) throws -> [[UInt8]]) { answer = parts }

  convenience init(answer: @escaping @Sendable (Request) throws -> [UInt8]) {
    self.init(parts: { [try answer($0)] })
  }

  convenience init(_ recordings: Recordings) {
    self.init(parts: { try recordings.answer(to: $0) })
  }

  /// Operations and variables, in order.
  var requests: [String] { asked.withLock { $0 } }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    asked.withLock { $0.append("\(request.name) \(request.variables.json)") }
    return AsyncThrowingStream { continuation in
      let answer = answer
      whenLetGo {
        do {
          for payload in try answer(request) { continuation.yield(Payload(json: payload)) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }

  /// Holds answers back from now on, until `letGo`.
  func hold() { held.withLock { $0 = [] } }

  func letGo() {
    let waiting = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    for answer in waiting { answer() }
  }

  private func whenLetGo(_ answer: @escaping @Sendable () -> Void) {
    let isHeld = held.withLock { held in
      held?.append(answer)
      return held != nil
    }
    if !isHeld { answer() }
  }
}

@MainActor
extension App {
  /// The frame once nothing on it waits.
  func settled() async -> String {
    let isSettled = await renderer.settle(within: .seconds(30))
    return isSettled ? renderer.frame.text : "not settled:\n\(renderer.frame.text)"
  }

  var lines: [String] { renderer.frame.text.components(separatedBy: "\n") }
}

/// A way to a server that is not there.
struct Unplugged: Error, CustomStringConvertible {
  var description: String { "the cable is out" }
}

internal import BatonSchema
internal import BatonTransportsTesting
public import Foundation
internal import Synchronization

/// The recorded answers behind a socket: over HTTP, in parts, as events, over a WebSocket.
///
/// It serves on threads of its own, to this machine alone, until it is let go of. Usable from any thread.
public final class DemoServer: Sendable {
  // State, each behind a lock of its own: how many streams have begun, and the server; the rest never
  // changes.
  private let streams = Mutex(0)
  let answers: RecordedAnswers
  let latency: Double
  let interval: Double
  /// Another one in each process.
  private let run = String(UInt64(Date().timeIntervalSince1970 * 1_000_000), radix: 36)
  private let log: @Sendable (String) -> Void
  private let server: Mutex<LocalServer?> = Mutex(nil)

  /// - Parameters:
  ///   - port: Where to take connections; 0 is any that is free.
  ///   - latency: Seconds before each answer, and before each part of one.
  ///   - interval: Seconds between two events of a subscription.
  ///   - log: Called from any thread with a line for each request.
  public init(
    answers: RecordedAnswers, port: Int = 0, latency: Double = 0, interval: Double = 1,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.answers = answers
    self.latency = latency
    self.interval = max(interval, 0.001)
    self.log = log
    let server = try LocalServer(port: port, keepsRequests: false) { [weak self] connection in
      while let self { try self.serve(connection) }
    }
    self.server.withLock { $0 = server }
  }

  public func url(scheme: String = "http") throws -> URL {
    guard let server = server.withLock({ $0 }) else { throw ServerProblem.noPort }
    return try server.url(scheme: scheme)
  }

  /// The events of one subscription.
  func sightings() -> Sightings {
    let stream = streams.withLock {
      $0 += 1
      return $0
    }
    return Sightings(answers: answers, stream: "\(run)-\(stream)")
  }

  func note(_ operation: Operation, over what: String = "HTTP") {
    log("\(operation.kind) \(operation.name) \(JSON.text(operation.variables)) over \(what)")
  }

  /// What answers an operation: payloads that were recorded, or that are made of what was.
  func payloads(of operation: Operation) -> [String] {
    if operation.kind == .mutation {
      guard operation.field == "report", let id = operation.variables["character"] as? String,
        let character = answers.character(id)
      else {
        return [JSON.refusal("the one mutation is `report`, of a character that is recorded")]
      }
      let report: [String: Any] = [
        "__typename": "Report", "character": character,
        "note": operation.variables["note"] ?? NSNull(),
      ]
      return [operation.response(of: ["__typename": "Mutation", "report": report])]
    }
    let recorded = answers.answer(to: operation.name, variables: operation.variables)
    return recorded?.map { String(decoding: $0, as: UTF8.self) } ?? [
      JSON.refusal(
        "nothing is recorded for \(operation.name) with \(JSON.text(operation.variables)); "
          + "recorded are \(answers.operations.joined(separator: ", "))")
    ]
  }
}

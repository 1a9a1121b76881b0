import Baton
import BatonImage
import BatonTerminal
import BatonTesting
import Foundation
import RecordedGitHub

@testable import GitHubIssues

/// The app on the recorded server, whose answers wait until the test lets them through.
@MainActor
final class Session {
  let server = RecordedServer()
  let transport = ScriptedTransport()
  let app: App
  // State, on the main actor: how many requests were answered.
  private var answered = 0

  init(
    start: Screen? = nil, persistence: Persistence? = nil, isTracing: Bool = false,
    size: Size = Size(width: 80, height: 24), clock: any Clock<Duration> = ContinuousClock()
  ) {
    let parts = RecordedServer.repository.split(separator: "/").map(String.init)
    app = App(
      transport: transport, persistence: persistence,
      place: RepositoryPlace(owner: parts[0], name: parts[1]), start: start, isTracing: isTracing,
      size: size, clock: clock)
  }

  var renderer: Renderer { app.renderer }
  var text: String { renderer.frame.text }
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Operations and variables, in order.
  var requests: [String] {
    transport.held.map { "\($0.request.name) \($0.request.variables.json)" }
  }

  /// Waits for the next request and has the server answer it, or fails it.
  func answer(failing error: (any Error)? = nil) async throws {
    try await wait { self.transport.held.count > self.answered }
    let held = transport.held[answered]
    answered += 1
    if let error { held.fail(error) } else { held.respond(server.answer(held.request)) }
  }

  /// The frame once it holds a text.
  @discardableResult
  func frame(with text: String) async throws -> String {
    do {
      try await wait { self.text.contains(text) }
    } catch {
      throw NotShown(text: text, frame: self.text)
    }
    return self.text
  }

  /// Presses keys.
  func press(_ keys: Key...) { for key in keys { renderer.send(key) } }

  /// Presses a key until it has its effect: while an action has not ended it does nothing.
  func press(_ key: Key, until text: String) async throws {
    try await wait {
      if !self.text.contains(text) { press(key) }
      return self.text.contains(text)
    }
  }

  /// Types a text.
  func type(_ text: String) { for character in text { renderer.send(.character(character)) } }
}

struct NotShown: Error, CustomStringConvertible {
  let text: String
  let frame: String
  var description: String { "no frame had '\(text)'; the last one:\n\(frame)" }
}

struct Unplugged: Error, CustomStringConvertible {
  var description: String { "the cable is out" }
}

import BatonTerminal
import BatonTerminalTesting
import BatonTesting
import BatonTransports
import DemoServer
import Foundation
import Testing

@testable import RickAndMorty

/// The app and a server that is there, or is not.
@MainActor
@Suite(
  .enabled(
    if: BuiltProgram.url("baton-demo-server") != nil,
    "the program is not built beside the tests: the test target must depend on 'baton-demo-server'")
)
struct ServerTests {
  private let folder = repositoryFile("Apps/RickAndMorty")

  private func server() throws -> DemoServerProcess {
    try DemoServerProcess(try #require(BuiltProgram.url("baton-demo-server")), in: folder)
  }

  private func endpoint(_ server: DemoServerProcess) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(server.port)/graphql"))
  }

  /// Three attempts, and pauses that one can see.
  private var retries: Retries {
    var retries = Retries()
    retries.pause = .milliseconds(200)
    return retries
  }

  @Test func fromNothingToDataAndBack() async throws {
    let server = try server()
    try await server.start()
    server.kill()
    let connection = Connection()
    let app = App(
      transport: connection.transport(to: try endpoint(server), retries: retries),
      connection: connection)
    try await wait { app.renderer.frame.text.contains("Trying again…") }
    #expect(app.renderer.frame.text.contains("Loading page 1…"))
    try await wait { app.renderer.frame.text.contains("[▸Retry ]") }
    try await wait { !connection.isTrying }
    let offline = app.renderer.frame.text
    #expect(offline.contains("there is nothing to show yet"))
    #expect(offline.contains("\nr try again  / find  F favs  s e filter  L places  q quit\n"))
    #expect(offline.contains("`127.0.0.1` takes no connection: "))
    #expect(offline.contains("Check that the server runs, and its"))
    #expect(!offline.contains("Trying again…"))

    try await server.start()
    app.renderer.send("r")
    try await wait { app.renderer.frame.text.contains("▸ Rick Sanchez") }
    #expect(!app.renderer.frame.text.contains("takes no connection"))

    server.kill()
    app.renderer.send("r")
    try await wait { app.renderer.frame.text.contains("not refreshed, r tries again") }
    #expect(app.renderer.frame.text.contains("▸ Rick Sanchez"))
    #expect(app.renderer.frame.text.contains("Check that the server runs, and its"))

    try await server.start()
    app.renderer.send("r")
    try await wait { !app.renderer.frame.text.contains("Check that the server runs") }
    #expect(app.renderer.frame.text.contains("▸ Rick Sanchez"))
  }

  /// The frame that `--once` prints is the first that loads nothing any more.
  @Test func aFailureIsShownWithoutAnAttemptThatDoesNotFollow() async throws {
    let server = try server()
    try await server.start()
    server.kill()
    let connection = Connection()
    let app = App(
      transport: connection.transport(to: try endpoint(server), retries: retries),
      connection: connection)
    _ = await app.renderer.settle(within: .seconds(10))
    #expect(app.renderer.frame.text.contains("takes no connection"))
    #expect(!app.renderer.frame.text.contains("Trying again…"))
  }

  /// A deferred screen, whose parts come over a socket.
  @Test func partsOfAScreen() async throws {
    let server = try server()
    try await server.start()
    let connection = Connection()
    let app = App(
      transport: connection.transport(to: try endpoint(server)), connection: connection,
      start: .character(id: "1"))
    try await wait { app.renderer.frame.text.contains("▸ S01E01  Pilot") }
    #expect(app.renderer.frame.text.contains("\nRick Sanchez\n"))
  }

  /// The program on a terminal.
  @Test(.enabled(if: Tmux.installed != nil, "tmux is not installed: apt-get install tmux"))
  func onATerminal() async throws {
    let server = try server()
    try await server.start()
    let tmux = try await Tmux(columns: 80, lines: 24)
    defer { tmux.close() }
    try await tmux.start(
      try #require(BuiltProgram.url("rickandmorty")), "--no-image", "--endpoint",
      "\(try endpoint(server))", in: folder)
    try await tmux.waitFor("▸ Rick Sanchez")
    server.kill()
    try await tmux.press("r")
    try await tmux.waitFor("takes no connection")
    try await tmux.waitFor("not refreshed")
    try await server.start()
    try await tmux.press("r")
    try await wait { server.lines.last?.hasPrefix("query CharactersQuery") == true }
    try await tmux.press("Enter")
    let character = try await tmux.waitFor("▸ S01E01  Pilot")
    #expect(!character.contains("takes no connection"), "\(character)")
    try await tmux.press("q")
    let ending = try await tmux.ending()
    #expect(ending.code == "0" && ending.areSettingsRestored)
  }
}

import Baton
import BatonInspector
import BatonTerminal
import BatonTerminalTesting
import BatonTesting
import Foundation
import Testing

@testable import RickAndMorty

/// What the store of the sample holds, looked into, exported, and started from.
@MainActor @Suite struct InspectorTests {
  /// The export of a character's screen.
  private let export = repositoryFile("Apps/RickAndMorty/Tests/Exports/character-9.json")

  @Test func f12OpensIt() async throws {
    let app = App(transport: AnsweringTransport(try repositoryRecordings()))
    _ = await app.settled()
    app.renderer.send(.down)
    let screen = app.renderer.frame.text
    app.renderer.send(.function(12))
    #expect(app.lines[0] == "‹ Inspector")
    let types = app.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(types.contains("Character 20"))
    #expect(types.contains("Roots 3"))
    app.renderer.send(.function(12))
    #expect(app.renderer.frame.text == screen)
  }

  @Test func aFilterThatLetsNothingThroughSaysSo() async throws {
    let app = App(transport: AnsweringTransport(try repositoryRecordings()))
    _ = await app.settled()
    for key: Key in [.function(12), .enter, .tab, "§"] { app.renderer.send(key) }
    #expect(app.lines[2] == "No record has these words.")
  }

  @Test func theExportIsWhatTheSampleHolds() async throws {
    let app = App(
      transport: AnsweringTransport(try repositoryRecordings()), start: .character(id: "9"))
    _ = await app.settled()
    let text = StoreExport.text(of: app.environment.store)
    #expect(try GoldenFile(export).difference(from: text) == nil)
  }

  /// A test that starts from an export: the screen is there in its first frame, before any answer.
  @Test func aTestStartsFromAnExport() throws {
    let transport = SilentTransport()
    let environment = Baton.Environment(transport: transport)
    let export = try String(contentsOf: export, encoding: .utf8)
    environment.store.fill(from: try StoreDump(text: export))
    let renderer = Renderer(size: Size(width: 80, height: 24), baton: environment) {
      CharacterScreen(character: CharacterScreenQuery(id: "9"))
    }
    #expect(renderer.frame.text.hasPrefix("Agency Director\nDead · Human\n"))
    #expect(!renderer.isWaiting)
  }
}

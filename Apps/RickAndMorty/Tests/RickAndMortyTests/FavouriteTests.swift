import Baton
import BatonTerminal
import BatonTesting
import Testing

@testable import RickAndMorty

@MainActor @Suite struct FavouriteTests {
  let transport: AnsweringTransport
  let app: App

  init() throws {
    transport = AnsweringTransport(try repositoryRecordings())
    app = App(transport: transport)
  }

  @Test func oneFavouriteRunsOneRowAgain() async {
    _ = await app.settled()
    app.renderer.send(.down)
    let before = app.renderer.frame
    app.renderer.resetBodyRuns()
    #expect(app.renderer.send("f"))
    app.renderer.render()
    #expect(app.renderer.bodyRuns.total == 1)
    #expect(app.renderer.bodyRuns.of(CharacterRow.self) == 1)
    #expect(app.lines[3].hasPrefix("▸ Morty Smith "))
    #expect(app.lines.filter { $0.contains("★") } == [app.lines[3]])
    let changes = app.renderer.frame.changes(since: before)
    #expect(changes.map(\.y) == [3])
    #expect(changes.flatMap(\.cells).count == 1)
    app.renderer.send("f")
    app.renderer.render()
    #expect(app.renderer.frame == before)
    // It is nobody's business but the app's.
    #expect(transport.requests.count == 1)
  }

  @Test func theCharactersScreenHasItToo() async {
    _ = await app.settled()
    app.renderer.send("f")
    app.renderer.send(.enter)
    _ = await app.settled()
    #expect(app.lines[2] == "Rick Sanchez ★")
    app.renderer.resetBodyRuns()
    app.renderer.send("f")
    app.renderer.render()
    #expect(app.lines[2] == "Rick Sanchez")
    // The covered list's row is the other.
    #expect(app.renderer.bodyRuns.of(CharacterHeader.self) == 1)
    #expect(app.renderer.bodyRuns.total == 2)
    app.renderer.send(.escape)
    #expect(!app.renderer.frame.text.contains("★"))
  }

  /// What is kept for a favourite is all that its row reads.
  @Test func theFavouritesAreAListOfTheirOwn() async {
    _ = await app.settled()
    app.renderer.send("F")
    app.renderer.render()
    #expect(app.lines[2] == "No favourite yet: f on a character makes it one.")
    app.renderer.send(.escape)
    for _ in 0..<2 {
      app.renderer.send(.down)
      app.renderer.send("f")
    }
    app.renderer.send("F")
    app.renderer.render()
    #expect(app.lines[0] == "‹ Favourites")
    #expect(app.lines[2].hasPrefix("▸ Morty Smith"))
    #expect(app.lines[3].hasPrefix("  Summer Smith"))
    #expect(app.lines[3].hasSuffix("★ Human              Alive"))
    #expect(app.lines[4] == "")
    app.renderer.send("f")
    app.renderer.render()
    #expect(app.lines[2].hasPrefix("▸ Summer Smith"))
    #expect(app.lines[3] == "")
    app.renderer.send(.escape)
    #expect(app.lines.filter { $0.contains("★") } == [app.lines[4]])
    #expect(transport.requests.count == 1)
  }

  /// B-15: no answer brings the field again, so the record outlives the screens that showed it.
  @Test func aFavouriteStaysForTheSession() async throws {
    _ = await app.settled()
    app.renderer.send("f")
    app.renderer.send("n")
    _ = await app.settled()
    for number in 41...60 {
      app.environment.preload(CharacterScreenQuery(id: "\(number)"))
    }
    try await wait {
      (41...60).allSatisfy {
        app.environment.handle(for: CharacterScreenQuery(id: "\($0)")).fetch != .inFlight
      }
    }
    app.renderer.send("p")
    #expect(app.renderer.frame.text.contains("\nLoading page 1…\n"))
    _ = await app.settled()
    #expect(app.lines.filter { $0.contains("★") }.map { $0.prefix(14) } == ["▸ Rick Sanchez"])
  }

  /// An answer knows nothing of it, and takes nothing away.
  @Test func aRefreshLeavesIt() async throws {
    _ = await app.settled()
    app.renderer.send("f")
    app.renderer.send("r")
    let list = app.environment.handle(for: CharactersQuery(page: 1))
    try await wait { transport.requests.count == 2 && list.fetch == .idle }
    #expect(app.lines[2].contains("★"))
  }
}

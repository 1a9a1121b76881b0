import BatonTerminal
import BatonTesting
import Testing

@testable import RickAndMorty

@MainActor @Suite struct CharacterTests {
  let transport: AnsweringTransport
  let rule = String(repeating: "─", count: 80)

  init() throws { transport = AnsweringTransport(try repositoryRecordings()) }

  /// B-13.3: the list fetched all that the header selects, and the lookup finds it.
  @Test func aCharacterOfTheListIsThereAtOnce() async throws {
    let app = App(transport: transport)
    _ = await app.settled()
    app.renderer.send(.down)
    app.renderer.send("j")
    #expect(app.renderer.send(.enter))
    let header = """
      ‹ Character
      \(rule)
      Summer Smith
      Alive · Human
      From Earth (Replacement Dimension)
      https://rickandmortyapi.com/api/character/avatar/3.jpeg
      \(rule)

      """
    #expect(app.renderer.frame.text.hasPrefix(header + "Loading the episodes…\n"))
    #expect(app.renderer.frame[0, 2]?.style.attributes == .bold)
    #expect(app.lines[22] == "refreshing…")
    #expect(await app.settled().hasPrefix(header + "▸ S01E06  Rick Potion #9 "))
    #expect(app.lines[7].hasSuffix("January 27, 2014"))
    #expect(app.lines[23] == "q quit  Esc back  Enter open  f favourite  r refresh")
    #expect(
      transport.requests == [#"CharactersQuery {"page":1}"#, #"CharacterScreenQuery {"id":"3"}"#])
    try await wait { app.lines[22] != "refreshing…" }
    #expect(app.renderer.send(.escape))
    #expect(app.lines[4].hasPrefix("▸ Summer Smith"))
    // The second time all of it is there.
    app.renderer.send(.enter)
    #expect(app.lines[7].hasPrefix("▸ S01E06") && app.lines[22] != "refreshing…")
    #expect(transport.requests.count == 2)
  }

  @Test func aCharacterAloneIsFetched() async {
    let app = App(transport: transport, start: .character(id: "3"))
    #expect(app.renderer.frame.text.hasPrefix("Character\n\(rule)\nLoading…\n"))
    #expect(app.lines.last == "Esc back  q quit")
    #expect(await app.settled().contains("\nSummer Smith\n"))
    #expect(transport.requests == [#"CharacterScreenQuery {"id":"3"}"#])
  }

  /// B-7: the character is shown before its episodes are there.
  @Test func theEpisodesComeLater() async throws {
    let parts = try repositoryRecordings().answer(to: Request(CharacterScreenQuery(id: "3")))
    let transport = ScriptedTransport()
    let app = App(transport: transport, start: .character(id: "3"))
    try #require(transport.held.first).send(Payload(json: parts[0]))
    try await wait { app.lines[2] == "Summer Smith" }
    #expect(app.lines[7] == "Loading the episodes…")
    #expect(app.lines[22] == "refreshing…")
    try #require(transport.held.first).send(Payload(json: parts[1]))
    try await wait { app.lines[7].hasPrefix("▸ S01E06  Rick Potion #9") }
    #expect(!app.renderer.isWaiting && app.lines[22] != "refreshing…")
  }

  /// B-14.6: a field that failed says so in its place, and the rest of the screen is there.
  @Test func anOriginThatFailedSaysWhy() async {
    let app = App(transport: transport, start: .character(id: "40"))
    _ = await app.settled()
    #expect(app.lines[2] == "Beth's Mytholog")
    #expect(app.lines[4] == "From where is not known: the service of locations did not answer")
    #expect(app.renderer.frame[0, 4]?.style.foreground == .red)
    #expect(app.lines[7].hasPrefix("▸ S02E07"))
  }

  @Test func anEpisodesCastAndACharacterOfIt() async {
    let app = App(transport: transport, start: .character(id: "9"))
    _ = await app.settled()
    #expect(app.lines[7].hasPrefix("▸ S03E03  Pickle Rick"))
    #expect(app.renderer.send(.enter))
    #expect(app.renderer.frame.text.hasPrefix("‹ Episode\n\(rule)\nLoading…\n"))
    #expect(
      await app.settled().hasPrefix(
        "‹ Episode\n\(rule)\nPickle Rick\nS03E03 · August 6, 2017\n\(rule)\n▸ Rick Sanchez "))
    #expect(transport.requests.last == #"EpisodeQuery {"id":"24"}"#)
    // The cast is rows alone, except for whom another screen has shown.
    app.renderer.send(.enter)
    #expect(app.renderer.frame.text.contains("\nLoading…\n"))
    _ = await app.settled()
    #expect(app.lines[2] == "Rick Sanchez")
    app.renderer.send(.escape)
    app.renderer.send(.end)
    app.renderer.send(.enter)
    #expect(app.lines[2] == "Agency Director")
    #expect(app.lines[7].hasPrefix("▸ S03E03"))
    #expect(!app.renderer.isWaiting)
    #expect(transport.requests.last == #"CharacterScreenQuery {"id":"1"}"#)
  }

  @Test func anEpisodeAlone() async {
    let app = App(transport: transport, start: .episode(id: "1"))
    #expect(await app.settled().contains("\nPilot\nS01E01 · December 2, 2013\n"))
    #expect(app.lines[5].hasPrefix("▸ Rick Sanchez"))
  }
}

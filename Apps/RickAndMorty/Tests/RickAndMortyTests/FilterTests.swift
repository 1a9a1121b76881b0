import BatonTerminal
import Testing

@testable import RickAndMorty

@MainActor @Suite struct FilterTests {
  let transport: AnsweringTransport

  init() throws { transport = AnsweringTransport(try repositoryRecordings()) }

  @Test func byStatusAndSpecies() async {
    let app = App(transport: transport)
    _ = await app.settled()
    app.renderer.send("n")
    _ = await app.settled()
    app.renderer.send("s")
    // The first page again, of those.
    #expect(await app.settled().contains("status: Alive · species: any\n"))
    #expect(app.lines[22].hasPrefix("Page 1 of 2 · 30 characters"), "\(app.lines[22])")
    app.renderer.send("n")
    _ = await app.settled()
    app.renderer.send("e")
    app.renderer.send("e")
    #expect(await app.settled().contains("status: Alive · species: Alien\n▸ Abadango"))
    #expect(app.lines[22] == "Page 1 of 1 · 10 characters")
    #expect(
      transport.requests.suffix(2) == [
        #"CharactersQuery {"page":1,"species":"Human","status":"Alive"}"#,
        #"CharactersQuery {"page":1,"species":"Alien","status":"Alive"}"#,
      ])
    app.renderer.send("s")
    app.renderer.send("s")
    app.renderer.send("s")
    app.renderer.send("e")
    app.renderer.send("e")
    #expect(await app.settled().contains("\n▸ Rick Sanchez"))
    #expect(!app.renderer.frame.text.contains("status:"))
  }

  /// B-13.3: as from the list of all.
  @Test func aCharacterOfThemIsThereAtOnce() async {
    let filter = CharacterFilter(status: "Dead", species: "Alien")
    let app = App(transport: transport, start: .characters(filter: filter))
    _ = await app.settled()
    for key: Key in [.down, .down, .down, .enter] { app.renderer.send(key) }
    #expect(app.lines[2...4] == ["Beebo", "Dead · Alien", "From Venzenulon 7"])
    #expect(app.lines[7] == "Loading the episodes…")
  }

  @Test func nobodyIsLikeThat() async {
    let app = App(transport: transport)
    _ = await app.settled()
    for key: Key in ["s", "e", "e", "e"] { app.renderer.send(key) }
    #expect(await app.settled().contains("species: Humanoid\nThere are no such characters.\n"))
  }

  @Test func choicesGoRound() {
    let choices = ["a", "b"]
    var choice: String?
    var seen: [String?] = []
    for _ in 0..<4 {
      choice = CharacterFilter.next(after: choice, of: choices)
      seen.append(choice)
    }
    #expect(seen == ["a", "b", nil, "a"])
    #expect(CharacterFilter.next(after: "c", of: choices) == "a")
  }
}

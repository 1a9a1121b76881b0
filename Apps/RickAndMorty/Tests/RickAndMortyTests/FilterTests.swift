import BatonTerminal
import Testing

@testable import RickAndMorty

@MainActor @Suite struct FilterTests {
  let transport: ScriptedTransport

  init() throws { transport = ScriptedTransport(try repositoryRecordings()) }

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
        #"FilteredCharactersQuery {"page":1,"species":"Human","status":"Alive"}"#,
        #"FilteredCharactersQuery {"page":1,"species":"Alien","status":"Alive"}"#,
      ])
    app.renderer.send("s")
    app.renderer.send("s")
    app.renderer.send("s")
    app.renderer.send("e")
    app.renderer.send("e")
    #expect(await app.settled().contains("\n▸ Rick Sanchez"))
    #expect(!app.renderer.frame.text.contains("status:"))
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

import BatonTerminal
import Testing

@testable import RickAndMorty

@MainActor @Suite struct LocationTests {
  let transport: AnsweringTransport

  init() throws { transport = AnsweringTransport(try repositoryRecordings()) }

  @Test func aLocationsResidents() async {
    let app = App(transport: transport)
    _ = await app.settled()
    app.renderer.send("L")
    let locations = await app.settled()
    #expect(locations.hasPrefix("‹ Locations\n"))
    #expect(app.lines[2].hasPrefix("▸ Earth (C-137) "))
    #expect(app.lines[2].hasSuffix(" Planet         Dimension C-137"))
    #expect(app.lines[22] == "Page 1 of 1 · 13 locations")
    for _ in 0..<7 { app.renderer.send(.down) }
    app.renderer.send(.enter)
    let bird = await app.settled()
    #expect(bird.hasPrefix("‹ Location\n"))
    #expect(app.lines[2...3] == ["Bird World", "Planet · unknown"])
    #expect(app.lines[5].hasPrefix("▸ Birdperson "))
    #expect(
      transport.requests.suffix(2) == [
        #"LocationsQuery {"page":1}"#, #"LocationQuery {"id":"15"}"#,
      ])
    // A character is one in every list.
    app.renderer.send("f")
    #expect(app.lines[5].contains("★"))
    app.renderer.send(.enter)
    #expect(await app.settled().contains("\nBirdperson ★\nAlive · Alien\nFrom Bird World\n"))
  }

  @Test func aLocationThatIsNotThere() async {
    let app = App(
      transport: AnsweringTransport { _ in Array(#"{"data":{"location":null}}"#.utf8) },
      start: .location(id: "9999"))
    #expect(await app.settled().contains("\nThere is no such location.\n"))
  }
}

import BatonTerminal
import Testing

@testable import RickAndMorty

@MainActor @Suite struct SearchTests {
  let transport: AnsweringTransport
  let rule = String(repeating: "─", count: 80)

  init() throws { transport = AnsweringTransport(try repositoryRecordings()) }

  private func type(_ text: String, in app: App) {
    for character in text { #expect(app.renderer.send(.character(character))) }
  }

  @Test func aNameIsSearchedForOnEnter() async {
    let app = App(transport: transport)
    _ = await app.settled()
    #expect(app.renderer.send("/"))
    app.renderer.render()
    #expect(
      app.renderer.frame.text.hasPrefix(
        "‹ Search\n\(rule)\nA part of a name\n\(rule)\nType a part of a name, then press Enter.\n"))
    #expect(app.lines[23] == "Esc back  Enter search")
    type("bill", in: app)
    app.renderer.render()
    #expect(transport.requests.count == 1)
    app.renderer.send(.enter)
    #expect(await app.settled().hasPrefix("‹ Search\n\(rule)\nbill\n\(rule)\n▹ Bill "))
    #expect(app.lines[22] == "2 of 2 characters")
    #expect(transport.requests.last == #"SearchQuery {"name":"bill"}"#)
    // The list asked for no more than its rows: what is opened is fetched whole.
    #expect(app.lines[23] == "Esc back  Enter search  Tab to what was found")
    app.renderer.send(.tab)
    app.renderer.send(.down)
    #expect(app.lines[23] == "q quit  Esc back  Enter open  Tab to the name  r refresh")
    #expect(app.lines[5].hasPrefix("▸ Bill "))
    app.renderer.send(.enter)
    #expect(app.renderer.frame.text.hasPrefix("‹ Character\n\(rule)\nLoading…\n"))
    #expect(await app.settled().contains("\nBill\nunknown · Animal\nFrom Earth (C-137)\n"))
    #expect(transport.requests.contains(#"CharacterScreenQuery {"id":"46"}"#))
    app.renderer.send(.escape)
    #expect(app.lines[2] == "bill")
    app.renderer.send(.escape)
    #expect(app.lines[2].hasPrefix("▸ Rick Sanchez"))
  }

  /// The text field's: nothing typed there is another key.
  @Test func keysAreLetters() async {
    let app = App(transport: transport, start: .search(name: nil))
    type("qrf/np", in: app)
    app.renderer.render()
    #expect(app.lines[2] == "qrf/np")
    #expect(transport.requests.isEmpty)
  }

  @Test func nobodyIsFound() async {
    let app = App(transport: transport, start: .search(name: "nobody"))
    #expect(await app.settled().contains("\nnobody\n\(rule)\nNobody of that name.\n"))
  }

  @Test func anEmptyNameIsNoSearch() async {
    let app = App(transport: transport, start: .search(name: "bill"))
    _ = await app.settled()
    for _ in 0..<4 { app.renderer.send(.backspace) }
    app.renderer.send(.enter)
    app.renderer.render()
    #expect(app.renderer.frame.text.contains("Type a part of a name"))
    #expect(transport.requests.count == 1)
  }

  @Test func whatIsRecordedIsNamed() async {
    let app = App(transport: transport, start: .search(name: "x"))
    let text = await app.settled().replacing("\n", with: " ")
    #expect(text.contains(#"recorded are {"name":"rick"}, {"name":"morty"}"#))
  }
}

import Baton
import BatonTerminal
import BatonTesting
import Testing

@testable import RickAndMorty

@MainActor @Suite struct CharactersTests {
  let transport: AnsweringTransport
  let app: App
  let rule = String(repeating: "─", count: 80)

  init() throws {
    transport = AnsweringTransport(try repositoryRecordings())
    app = App(transport: transport)
  }

  @Test func theFirstFrameLoadsAndTheNextShowsAPage() async {
    #expect(app.renderer.frame.text.hasPrefix("Rick and Morty\n\(rule)\nLoading page 1…\n"))
    #expect(app.lines.last == "/ find  F favs  s e filter  L places  q quit")
    #expect(app.renderer.isWaiting)
    _ = await app.settled()
    let lines = app.lines
    #expect(lines.count == 24)
    #expect(lines[2].hasPrefix("▸ Rick Sanchez "))
    #expect(lines[2].hasSuffix("Human              Alive"))
    #expect(lines[21].hasPrefix("  Ants in my Eyes Johnson"))
    #expect(lines[22] == "Page 1 of 3 · 60 characters")
    #expect(
      lines[23] == "q quit  n p page  Enter open  / find  f F favs  s e filter  L places  r refresh"
    )
    #expect(transport.requests == [#"CharactersQuery {"page":1}"#])
  }

  /// B-18.1's other half: what the store has shows at once, and nobody is asked.
  @Test func pagesTurn() async {
    _ = await app.settled()
    #expect(!app.renderer.send("p"))
    #expect(app.renderer.send("n"))
    #expect(app.renderer.frame.text.contains("\nLoading page 2…\n"))
    #expect(await app.settled().contains("Page 2 of 3"))
    #expect(app.renderer.send(.right))
    #expect(await app.settled().contains("Page 3 of 3"))
    #expect(!app.renderer.send("n"))
    #expect(app.renderer.send(.left))
    #expect(app.renderer.frame.text.contains("Page 2 of 3"))
    #expect(app.lines[2].hasPrefix("▸ "))
    #expect(
      transport.requests == (1...3).map { #"CharactersQuery {"page":\#($0)}"# })
  }

  /// Whether the server says how many pages there are or not, `p` leads back to one that is there.
  @Test(arguments: [("null", 1), (#"{"count":60,"pages":3,"next":null,"prev":8}"#, 3)])
  func aPageThatIsNotThere(_ info: String, _ last: Int) async throws {
    let recordings = try repositoryRecordings()
    let transport = AnsweringTransport(parts: { request in
      guard request.variables.json == #"{"page":9}"# else {
        return try recordings.answer(to: request)
      }
      return [Array(#"{"data":{"characters":{"info":\#(info),"results":[]}}}"#.utf8)]
    })
    let app = App(transport: transport, start: .characters(page: 9))
    let text = await app.settled()
    #expect(text.contains("\(rule)\nThere is no page 9: p shows page \(last).\n"), "\(text)")
    #expect(!app.renderer.send("n"))
    #expect(!text.contains("Page 9"))
    #expect(app.renderer.send("p"))
    #expect(await app.settled().contains("\nPage \(last) of 3 · 60 characters\n"))
  }

  @Test func oneRenamedCharacterRunsOneRowAgain() async throws {
    _ = await app.settled()
    #expect(app.renderer.bodyRuns.of(CharacterRow.self) == 20)
    let before = app.renderer.frame
    app.renderer.resetBodyRuns()
    try app.environment.commitPayload(
      CharacterScreenQuery(id: "3"),
      Payload(json: #"{"data":{"character":{"id":"3","name":"Summer!"}}}"#))
    app.renderer.render()
    #expect(app.lines[4].hasPrefix("  Summer! "))
    #expect(app.renderer.bodyRuns.total == 1)
    #expect(app.renderer.bodyRuns.of(CharacterRow.self) == 1)
    let changes = app.renderer.frame.changes(since: before)
    #expect(Set(changes.map(\.y)) == [4])
    // "Summer Smith" and "Summer!" differ in six cells, the space between the words among them.
    #expect(changes.flatMap(\.cells).count == 6)
  }

  /// B-18: a body runs when a value it read changes, and an answer that says the same changes none.
  @Test func theSamePageAgainRunsNoBody() async throws {
    _ = await app.settled()
    let before = app.renderer.frame
    app.renderer.resetBodyRuns()
    let events = app.trace.events
    var frames = 0
    app.renderer.onFrame = { _ in frames += 1 }
    let query = CharactersQuery(page: 1)
    let bytes = try #require(try repositoryRecordings().answer(to: Request(query)).first)
    try app.environment.commitPayload(query, Payload(json: bytes))
    app.renderer.render()
    #expect(app.renderer.frame == before)
    #expect(app.renderer.bodyRuns.total == 0, "\(app.renderer.bodyRuns.byType)")
    #expect(frames == 0)
    #expect(app.trace.events == events)
    // The same bytes but for a name reach the row that shows it.
    let other = String(decoding: bytes, as: UTF8.self).replacing("Rick Sanchez", with: "Rick")
    try app.environment.commitPayload(query, Payload(json: other))
    app.renderer.render()
    #expect(app.lines[2].hasPrefix("▸ Rick  "))
    #expect(app.renderer.bodyRuns.total == 1)
    #expect(transport.requests.count == 1)
  }

  @Test func otherSizes() async {
    _ = await app.settled()
    app.renderer.size = Size(width: 50, height: 10)
    #expect(app.lines.count == 10)
    #expect(app.lines[8].hasPrefix("Page 1 of 3"))
    app.renderer.send(.end)
    #expect(app.lines[7].hasPrefix("▸ Ants in my Eyes"))
    app.renderer.size = Size(width: 200, height: 60)
    #expect(app.lines[2].hasPrefix("  Rick Sanchez"))
    #expect(app.lines[21].hasPrefix("▸ Ants in my Eyes"))
    for side in 0...12 {
      app.renderer.size = Size(width: side, height: side)
      #expect(app.renderer.frame.size == app.renderer.size)
    }
  }

  /// A key half shown would be another key: those that do not fit are left out whole.
  @Test(arguments: [
    (
      80, "Page 1 of 3 · 60 characters",
      "q quit  n p page  Enter open  / find  f F favs  s e filter  L places  r refresh"
    ),
    (
      78, "Page 1 of 3 · 60 characters",
      "q quit  n p page  Enter open  / find  f F favs  s e filter  L places"
    ),
    (40, "Page 1 of 3 · 60 characters", "q quit  n p page  Enter open  / find"),
    (24, "Page 1 of 3", "q quit  n p page"),
    (8, "1/3", "q quit"),
  ])
  func theFootersKeysAreWhole(_ width: Int, _ page: String, _ keys: String) async {
    _ = await app.settled()
    app.renderer.size = Size(width: width, height: 10)
    #expect(app.lines.suffix(2) == [page, keys])
  }

  @Test func theTraceLines() async throws {
    let app = App(transport: transport, isTracing: true, size: Size(width: 160, height: 26))
    _ = await app.settled()
    try await wait { app.lines[25].contains("fetchCompleted CharactersQuery") }
    #expect(app.lines[24] == "bodies 34, last CharacterRow 20, CharactersPage 1, KeysLine 1")
    #expect(app.lines[25].contains("committed server"))
    #expect(app.lines[25].hasSuffix("fetchStarted CharactersQuery"))
    // Narrower: the newest events that fit, each whole.
    let events = Array(app.trace.events.reversed())
    for width in [160, 110, 100, 80, 70] {
      app.renderer.size.width = width
      let lines = (1...events.count).map { events.prefix($0).joined(separator: " ← ") }
      #expect(app.lines[25] == lines.last { $0.count <= width })
    }
  }
}

import Baton
import BatonTerminal
import BatonTesting
import Synchronization
import Testing

@testable import RickAndMorty

@MainActor @Suite struct RefreshTests {
  private let answers: Answers
  let transport: AnsweringTransport
  let clock = ManualClock()
  let app: App
  let footer = "Page 1 of 3 · 60 characters"

  /// The recordings, where someone may be renamed and the server be out of reach.
  private final class Answers: Sendable {
    let isUnplugged = Atomic(false)
    let isRenamed = Atomic(false)
    let recordings: Recordings

    init(_ recordings: Recordings) { self.recordings = recordings }

    func answer(to request: Request) throws -> [[UInt8]] {
      if isUnplugged.load(ordering: .relaxed) { throw Unplugged() }
      let payloads = try recordings.answer(to: request)
      guard isRenamed.load(ordering: .relaxed) else { return payloads }
      return payloads.map { payload in
        let text = String(decoding: payload, as: UTF8.self)
        return Array(text.replacing("Beth Smith", with: "Beth Sanchez").utf8)
      }
    }
  }

  init() throws {
    let answers = Answers(try repositoryRecordings())
    self.answers = answers
    transport = AnsweringTransport(parts: { try answers.answer(to: $0) })
    app = App(transport: transport, clock: clock)
  }

  private var status: String {
    app.lines[22].dropFirst(footer.count).trimmingPrefix(while: { $0 == " " }).description
  }

  @Test func theDataStaysWhileItIsFetchedAgain() async throws {
    _ = await app.settled()
    #expect(status == "")
    answers.isRenamed.store(true, ordering: .relaxed)
    transport.hold()
    app.renderer.send("r")
    try await wait { status == "refreshing…" }
    #expect(app.lines[22].hasPrefix(footer))
    #expect(app.lines[5].hasPrefix("  Beth Smith"))
    #expect(!app.renderer.isWaiting)
    app.renderer.resetBodyRuns()
    transport.letGo()
    try await wait { status == "" }
    #expect(app.lines[5].hasPrefix("  Beth Sanchez"))
    #expect(app.renderer.bodyRuns.of(CharacterRow.self) == 1)
    #expect(app.renderer.bodyRuns.of(CharactersPage.self) == 0)
    #expect(transport.requests.count == 2)
  }

  @Test func aFailureIsSaidBesideTheData() async throws {
    _ = await app.settled()
    answers.isUnplugged.store(true, ordering: .relaxed)
    app.renderer.send("r")
    try await wait { status == "not refreshed, r tries again" }
    #expect(app.lines[5].hasPrefix("  Beth Smith"))
    answers.isUnplugged.store(false, ordering: .relaxed)
    app.renderer.send("r")
    try await wait { status == "" }
  }

  /// B-16.1: the list's data is good for five minutes, and fetched anew by who comes back after that.
  @Test func dataGrowsOld() async throws {
    _ = await app.settled()
    app.renderer.send("n")
    _ = await app.settled()
    clock.advance(by: .seconds(299))
    app.renderer.send("p")
    app.renderer.render()
    #expect(status == "")
    #expect(transport.requests.count == 2)
    app.renderer.send("n")
    app.renderer.render()
    clock.advance(by: .seconds(1))
    transport.hold()
    app.renderer.send("p")
    app.renderer.render()
    #expect(app.lines[5].hasPrefix("  Beth Smith"))
    #expect(status == "refreshing…")
    answers.isUnplugged.store(true, ordering: .relaxed)
    transport.letGo()
    try await wait { status == "not refreshed, r tries again" }
    answers.isUnplugged.store(false, ordering: .relaxed)
    app.renderer.send("r")
    try await wait { status == "" }
    #expect(transport.requests.count == 4)
  }

  /// B-16.2: what is too old is asked for when the window has the focus again, and nothing before.
  @Test func whoComesBackSeesWhatHasCome() async throws {
    _ = await app.settled()
    answers.isRenamed.store(true, ordering: .relaxed)
    leave(app, for: .seconds(299))
    app.renderer.send("n")
    _ = await app.settled()
    #expect(transport.requests.count == 2)
    app.renderer.send("p")
    leave(app, for: .seconds(1))
    try await wait { app.lines[5].hasPrefix("  Beth Sanchez") }
    #expect(transport.requests.count == 3)
  }

  /// Whichever screen it is; but for the favourites, where each would be a request.
  @Test(arguments: [
    "characters/1/Dead/Alien", "character/9", "episode/24", "search/bill", "locations",
    "location/20",
  ])
  func whoComesBackIsShownWhatIsNotTooOld(_ screen: String) async throws {
    let start = try #require(Screen(screen))
    let transport = AnsweringTransport(answers.recordings)
    let app = App(transport: transport, start: start, clock: clock)
    _ = await app.settled()
    let asked = transport.requests
    #expect(asked.count == 1)
    leave(app, for: .seconds(299))
    app.renderer.render()
    leave(app, for: .seconds(1))
    try await wait { transport.requests.count > 1 }
    #expect(transport.requests == asked + asked)
  }

  private func leave(_ app: App, for time: Duration) {
    app.renderer.scenePhase = .inactive
    app.renderer.render()
    clock.advance(by: time)
    app.renderer.scenePhase = .active
  }

  @Test func aScreenRefreshesItsPartsToo() async throws {
    _ = await app.settled()
    app.renderer.send(.enter)
    _ = await app.settled()
    let before = transport.requests.count
    app.renderer.send("r")
    try await wait { transport.requests.count == before + 1 }
    #expect(
      transport.requests.suffix(2)
        == Array(repeating: #"CharacterScreenQuery {"id":"1"}"#, count: 2))
    app.renderer.send(.enter)
    _ = await app.settled()
    app.renderer.send("r")
    try await wait { transport.requests.count == before + 3 }
    #expect(transport.requests.suffix(2) == Array(repeating: #"EpisodeQuery {"id":"1"}"#, count: 2))
  }
}

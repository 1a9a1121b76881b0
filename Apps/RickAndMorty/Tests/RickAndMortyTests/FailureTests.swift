import Baton
import BatonTerminal
import BatonTesting
import BatonTransports
import Synchronization
import Testing

@testable import RickAndMorty

@MainActor @Suite struct FailureTests {
  private func app(_ start: Screen, _ answers: [String?]) -> App {
    let left = Mutex(answers[...])
    return App(
      transport: AnsweringTransport { _ in
        guard let answer = left.withLock({ $0.popFirst() }), let answer else { throw Unplugged() }
        return Array(answer.utf8)
      }, start: start)
  }

  @Test func aFailureIsShownAndTriedAgain() async {
    let app = app(
      .character(id: "1"),
      [
        nil,
        #"{"data":{"character":{"id":"1","name":"Rick","status":null,"species":null,"image":null,"origin":null}}}"#,
      ])
    #expect(await app.settled().contains("The request failed: the cable is out\n\n[▸Retry ]"))
    #expect(app.lines.last == "Enter or r try again  Esc back  q quit")
    #expect(app.trace.failures == 1)
    #expect(app.renderer.send(.enter))
    #expect(app.renderer.frame.text.contains("\nLoading…\n"))
    #expect(await app.settled().contains("\nRick\n? · ?\n"))
  }

  /// A page that can't be had is left for the one before it.
  @Test(arguments: [
    (
      Screen.characters(page: 2),
      "r try again  p page before  / find  F favs  s e filter  L places  q quit"
    ),
    (
      .characters(page: 2, filter: CharacterFilter(status: "Dead")),
      "r try again  p page before  / find  F favs  s e filter  L places  q quit"
    ),
    (.locations(page: 2), "Enter or r try again  p page before  Esc back  q quit"),
  ])
  func aPageFailsToo(_ start: Screen, _ keys: String) async throws {
    let recordings = try repositoryRecordings()
    let isUnplugged = Atomic(true)
    let app = App(
      transport: AnsweringTransport(parts: { request in
        if isUnplugged.load(ordering: .relaxed) { throw Unplugged() }
        return try recordings.answer(to: request)
      }), start: start)
    #expect(await app.settled().contains("the cable is out"))
    #expect(app.lines.last == keys)
    isUnplugged.store(false, ordering: .relaxed)
    app.renderer.send("p")
    #expect(await app.settled().contains("\nPage 1 of "))
  }

  /// What a refused or useless answer has to do with it, and the key that helps.
  @Test(arguments: [
    (#"{"errors":[{"message":"not now"}]}"#, "not refreshed, the server refused; r tries again"),
    ("<html>", "not refreshed, the answer was of no use; r tries again"),
  ])
  func aRefreshFails(_ answer: String, _ said: String) async throws {
    let app = app(
      .episode(id: "24"),
      [
        #"{"data":{"episode":{"id":"24","name":"Pickle","episode":"S","air_date":"A","characters":[]}}}"#,
        answer,
      ])
    #expect(await app.settled().contains("\nPickle\n"))
    app.renderer.send("r")
    try await wait { app.lines[22] == said }
  }

  @Test func nobodyOfThatID() async {
    let app = app(.character(id: "0"), [#"{"data":{"character":null}}"#])
    #expect(await app.settled().contains("\nThere is no such character.\n"))
    #expect(app.lines.last == "Esc back  q quit")
  }

  @Test func noEpisodeOfThatID() async {
    let app = app(.episode(id: "0"), [#"{"data":{"episode":null}}"#])
    #expect(await app.settled().contains("\nThere is no such episode.\n"))
  }

  /// The header stays where its episodes can't be had.
  @Test func episodesFailAlone() async throws {
    let isCut = Atomic(true)
    let app = App(
      transport: AnsweringTransport(parts: { request in
        let parts = try repositoryRecordings().answer(to: request)
        return isCut.exchange(false, ordering: .relaxed) ? Array(parts.prefix(1)) : parts
      }), start: .character(id: "1"))
    let text = await app.settled()
    #expect(text.contains("\nRick Sanchez\n"))
    #expect(text.contains("\nThe episodes did not come; r asks for them again.\n"))
    #expect(app.lines[22] == "not refreshed, r tries again")
    app.renderer.send("r")
    try await wait { app.renderer.frame.text.contains("\n▸ S01E01  Pilot ") }
  }

  @Test func aPageOfNothing() async {
    let app = app(.characters(), [#"{"data":{"characters":null}}"#])
    #expect(await app.settled().contains("Page 1 of 1 · 0 characters"))
  }

  /// Whatever a server sends, what is drawn holds no control character.
  @Test func hostileNamesAreOnlyText() async {
    let app = app(
      .character(id: "1"),
      [
        #"{"data":{"character":{"id":"1","name":"\u001b[2J\u0007evil\u202e","status":"日本","species":null,"image":null,"origin":null}}}"#
      ])
    #expect(await app.settled().contains("\n\u{FFFD}[2J\u{FFFD}evil\n日本 · ?\n"))
  }

  /// No pages of HTML, and nothing that only who builds a program could do.
  @Test(arguments: [
    (TransportError.status(429, excerpt: "{}", retryAfter: .seconds(60)), "again in 60 seconds."),
    (.status(502, excerpt: "<html>", retryAfter: nil), "(status 502). Try again in a while."),
    (.status(404, excerpt: "<html>", retryAfter: nil), "(status 404). Check --endpoint."),
    (.redirected(301, to: "https://a.example/"), "to `https://a.example/`, which is not followed."),
    (.notGraphQL(status: 200, type: "text/html", excerpt: "<html>"), "no API, but text/html."),
    (.timedOut(.connection, after: .seconds(10)), "in 10 seconds. Check the network;"),
    (.timedOut(.answer, after: .seconds(60)), "did not answer in 60 seconds."),
    (.bodyTooLong(limit: 1 << 26), "longer than 64 MiB"),
    (.insecure(host: "h", reason: "expired"), "not to be trusted: expired. Nothing was sent."),
    (.unresolved(host: "h", reason: "none"), "--recorded needs no network."),
  ])
  func wordsForUsers(_ error: TransportError, _ words: String) {
    let said = error.wordsForUser
    #expect(said.contains(words), "\(said)")
    #expect(!said.contains("<html>") && !said.contains("transport"), "\(said)")
  }
}

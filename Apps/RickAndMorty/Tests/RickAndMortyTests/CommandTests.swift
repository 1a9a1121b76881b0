import Baton
import BatonImage
import BatonTerminal
import Foundation
import Testing

@testable import RickAndMorty

@MainActor @Suite struct CommandTests {
  private func run(
    _ arguments: String..., from folder: String = "/"
  ) -> (code: Int32, output: String, errors: String) {
    var output = ""
    var errors = ""
    let command = RickAndMortyCommand(
      searchFolders: [URL(filePath: folder)], output: { output += $0 }, errors: { errors += $0 })
    let code = command.run(arguments)
    return (code, output, errors)
  }

  @Test func helpAndVersion() {
    let help = run("--help")
    #expect(help.code == 0)
    for flag in [
      "--endpoint", "--recorded", "--recordings", "--image", "--no-image", "--once", "--trace",
      "--version",
    ] {
      #expect(help.output.contains(flag))
    }
    #expect(run("--version").output == "rickandmorty \(RickAndMortyCommand.version)")
  }

  @Test(arguments: [
    (["--bogus"], "unknown argument '--bogus'"), (["x"], "unknown argument 'x'"),
    (["--once", "nowhere"], "unknown screen 'nowhere'"),
    (["--once", "character/"], "unknown screen 'character/'; the screens are characters,"),
    (
      ["--once", "episode"], "character/ID, episode/ID, search, search/NAME, favourites, locations"
    ),
    (["--once", "favorites"], "unknown screen 'favorites'; the screens are characters,"),
    (["--once", "characters/1/Alien"], "unknown screen 'characters/1/Alien'; the screens are"),
    (["--once", "location/15", "locations"], "unknown argument 'locations'"),
    (["--recordings"], "--recordings needs a value"), (["--image"], "--image needs a value"),
    (["--image", ""], "--image needs a value"), (["--endpoint", ""], "--endpoint needs a value"),
    (["--image", "--no-image"], "--image needs a value"),
    (["--no-image", "--image", "x"], "keep the data in 'x' or not: give either --image or"),
    (["--endpoint"], "--endpoint needs a value"),
    (["--endpoint", "ftp://x"], "begins with http:// or https:// and names a host, and a port of"),
    (["--endpoint", "http://x:65536/"], "of at most 65535 if any, not 'http://x:65536/'"),
    (["--recorded", "--endpoint", "http://x/"], "recorded answers or 'http://x/': give either"),
    (["--endpoint", "http://x/", "--recordings", "y"], "recorded answers or 'http://x/'"),
    (["--endpoint", "https:"], "not 'https:'"),
    (["--recorded"], "found no Spec/rickandmorty/recordings.json in /, nor in a folder above"),
    (["--recordings", "/nonexistent"], "can't read /nonexistent/recordings.json: there is no"),
  ])
  func wrongUse(_ arguments: [String], _ message: String) {
    var errors = ""
    let command = RickAndMortyCommand(
      searchFolders: [URL(filePath: "/")], output: { _ in Issue.record("no output") },
      errors: { errors += $0 })
    #expect(command.run(arguments) == 2)
    #expect(errors.hasPrefix("rickandmorty: "))
    #expect(errors.contains(message), "\(errors)")
  }

  @Test(
    arguments: [
      (.characters(page: 3), nil),
      (.characters(page: 4), "there is no page 4 of these characters"),
      (
        .characters(page: 3, filter: CharacterFilter(status: "Dead")), "there is no page 3 of these"
      ),
      (.characters(filter: CharacterFilter(status: "Alive", species: "Humanoid")), nil),
      (.locations(), nil), (.locations(page: 2), "there is no page 2 of the locations"),
      (.character(id: "9"), nil), (.character(id: "61"), "there is no character with the id 61"),
      (.episode(id: "24"), nil), (.episode(id: "99"), "there is no episode with the id 99"),
      (.location(id: "20"), nil), (.location(id: "99"), "there is no location with the id 99"),
      (.search(name: "nobody"), nil), (.favourites, nil),
    ] as [(Screen, String?)])
  func whatIsNotThere(_ start: Screen, _ message: String?) async throws {
    let recordings = try repositoryRecordings()
    let app = App(
      transport: AnsweringTransport(parts: { request in
        // What is not recorded is answered with nothing.
        if let answer = try? recordings.answer(to: request) { return answer }
        let nothing =
          #"{"characters":{"info":null,"results":[]},"character":null,"episode":null,"location":null}"#
        return [Array(#"{"data":\#(nothing)}"#.utf8)]
      }), start: start)
    let isComplete = await app.renderer.settle(within: .seconds(30))
    var errors: [String] = []
    let code = RickAndMortyCommand.code(of: app, isComplete: isComplete) { errors.append($0) }
    #expect(code == (message == nil ? 0 : 1))
    #expect(errors.count == (message == nil ? 0 : 1))
    if let message { #expect(errors.first?.contains(": \(message)") == true, "\(errors)") }
  }

  @Test func options() throws {
    let options = try Options(["--recorded", "--trace", "--once", "character/9"])
    #expect(options.action == .once && options.isRecorded && options.isTracing)
    #expect(options.start == .character(id: "9"))
    #expect(try Options(["--once", "--recorded"]).start == .characters())
    #expect(try Options(["--recordings", "x"]).isRecorded)
    #expect(Screen("character/a/b") == .character(id: "a/b"))
    #expect(Screen("episode/24") == .episode(id: "24"))
    #expect(Screen("search") == .search(name: nil))
    #expect(Screen("favourites") == .favourites)
    #expect(Screen("locations") == .locations())
    #expect(Screen("characters/2") == .characters(page: 2))
    #expect(Screen("characters/2//Cronenberg")?.name == "characters/2/any/Cronenberg")
    #expect(Screen("characters/2/dead")?.name == "characters/2/Dead/any")
    #expect(Screen("location/15") == .location(id: "15"))
    #expect(Screen("search/a/b") == .search(name: "a/b"))
    for wrong in [
      "", "/", "search/", "characters/", "characters/0", "characters/1/x", "characters/x//",
      "characters/2147483648", "characters/1/any/any/", "location", "location/", "locations/",
      "locations/0", "locations/x", "locations/1/", "favourites/1",
    ] {
      #expect(Screen(wrong) == nil)
    }
  }

  @Test func aScreenIsWhatItsNameSays() {
    let screens: [Screen] = [
      .characters(page: 3), .character(id: "a/b"), .episode(id: "24"), .search(name: nil),
      .search(name: "a/b"), .favourites, .locations(), .locations(page: 7), .location(id: "15"),
      .characters(page: 2, filter: CharacterFilter(status: "Alive", species: "Human")),
      .characters(page: 2, filter: CharacterFilter(species: "Human")),
    ]
    for screen in screens { #expect(Screen(screen.name) == screen) }
  }

  @Test func whereTheDataIsKept() throws {
    #expect(try Options(["--recorded", "--no-image"]).persistence == nil)
    #expect(try Options(["--recorded", "--once"]).persistence == nil)
    #expect(try Options(["--once", "--image", "/a/b"]).persistence?.url.path == "/a/b")
    let usual = try #require(try Options(["--recorded"]).persistence)
    #expect(usual.url.path.hasSuffix("/rickandmorty-recorded/baton.sqlite"))
    #expect(try Options([]).persistence?.url.path.hasSuffix("/rickandmorty/baton.sqlite") == true)
  }

  @Test func recordingsAreFoundByOperationAndVariables() throws {
    let recordings = try repositoryRecordings()
    let page = try recordings.answer(to: Request(CharactersQuery(page: 2)))
    #expect(String(decoding: page[0], as: UTF8.self).contains(#""prev": 1"#))
    let error = #expect(throws: RecordingError.self) {
      try recordings.answer(to: Request(CharacterScreenQuery(id: "61")))
    }
    #expect(
      error?.description.hasPrefix(
        #"nothing is recorded for CharacterScreenQuery with {"id":"61"}; recorded are {"id":"1"}, "#
      )
        == true)
    #expect(error?.description.hasSuffix(#", {"id":"8"}, …"#) == true)
  }

  @Test func whatIsWrongWithRecordingsIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recordings-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let index = folder.appending(path: Recordings.index)
    func message(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    try Data("{".utf8).write(to: index)
    #expect(
      message { _ = try Recordings(folder: folder) }.contains("\(index.path): not a list"))
    try Data(
      #"[{"operation":"CharacterScreenQuery","variables":{"id":"1"},"response":"gone.json"}]"#.utf8
    ).write(to: index)
    let recordings = try Recordings(folder: folder)
    #expect(
      message { _ = try recordings.answer(to: Request(CharacterScreenQuery(id: "1"))) }
        .contains("gone.json: there is no such file"))
  }

  /// The answer of a slow one is still to come when that of a fast one is there, and given up never comes.
  @Test func recordedAnswersTakeTheirTime() async throws {
    let recordings = try repositoryRecordings()
    @Sendable func answers(after latency: Duration) async throws -> [String] {
      let transport = DelayedTransport(recordings: recordings, latency: latency)
      var answers: [String] = []
      for try await payload in transport.send(Request(CharacterScreenQuery(id: "2"))) {
        answers.append(String(decoding: payload.bytes, as: UTF8.self))
      }
      return answers
    }
    let slow = Task { try await answers(after: .seconds(3600)) }
    let fast = try await answers(after: .milliseconds(1))
    #expect(fast.count == 2)
    #expect(fast.first?.contains("Morty Smith") == true && fast.last?.contains("Pilot") == true)
    slow.cancel()
    // It ends, in either way, without an answer.
    let given = try? await slow.value
    #expect(given ?? [] == [])
  }
}

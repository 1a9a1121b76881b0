import Baton
import BatonImage
import BatonTerminal
import Foundation
import Synchronization
import Testing

@testable import RickAndMorty

/// What a launch leaves on the disk, the next one shows before any answer.
@MainActor @Suite struct LaunchTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func launch(_ transport: AnsweringTransport) -> App {
    let image = folder.url.appending(path: "image.sqlite")
    return App(
      transport: transport, persistence: Persistence(url: image, version: Types.schemaDigest))
  }

  /// What is there without anybody's answer.
  private func relaunch(_ app: App) async throws -> (app: App, transport: AnsweringTransport) {
    await app.environment.end()
    let transport = AnsweringTransport(try repositoryRecordings())
    transport.hold()
    return (launch(transport), transport)
  }

  @Test func theScreenLeftIsTheFirstFrame() async throws {
    let first = launch(AnsweringTransport(try repositoryRecordings()))
    _ = await first.settled()
    first.renderer.send("n")
    let page = await first.settled()
    first.renderer.send(.enter)
    let left = await first.settled()
    #expect(left.hasPrefix("‹ Character\n"), "\(left)")
    #expect(left.contains("S01E"), "\(left)")

    let (second, transport) = try await relaunch(first)
    #expect(second.renderer.frame.text == left)
    second.renderer.send(.escape)
    second.renderer.render()
    #expect(second.renderer.frame.text == page)
    #expect(transport.requests == [])

    // The list is left now, not the character.
    let (third, _) = try await relaunch(second)
    #expect(third.renderer.frame.text == page)
    await third.environment.end()
  }

  @Test func aPageAndAFilterAreStillThere() async throws {
    let first = launch(AnsweringTransport(try repositoryRecordings()))
    for key: Key in ["s", "n", "L"] {
      _ = await first.settled()
      first.renderer.send(key)
    }
    _ = await first.settled()
    // The recorded locations have one page; behind it is an empty one.
    first.navigation.locationsPage = 2
    let left = await first.settled()
    #expect(left.hasPrefix("‹ Locations\n"), "\(left)")
    #expect(left.contains("\nThere is no page 2: p shows page 1.\n"), "\(left)")

    let (second, transport) = try await relaunch(first)
    #expect(second.renderer.frame.text == left)
    second.renderer.send(.escape)
    second.renderer.render()
    let characters = second.renderer.frame.text
    #expect(characters.contains("\nstatus: Alive · species: any\n"), "\(characters)")
    #expect(characters.contains("\nPage 2 of 2 · 30 characters"), "\(characters)")
    #expect(transport.requests == [])
    await second.environment.end()
  }

  @Test func aSearchIsStillThere() async throws {
    let first = launch(AnsweringTransport(try repositoryRecordings()))
    _ = await first.settled()
    first.renderer.send("/")
    first.renderer.render()
    for letter in "bill" { first.renderer.send(.character(letter)) }
    first.renderer.send(.enter)
    let left = await first.settled()
    #expect(left.contains("Bill"), "\(left)")

    let (second, transport) = try await relaunch(first)
    #expect(second.renderer.frame.text == left)
    #expect(transport.requests == [])
    await second.environment.end()
  }

  @Test func favouritesStay() async throws {
    let first = launch(AnsweringTransport(try repositoryRecordings()))
    _ = await first.settled()
    for _ in 0..<2 {
      first.renderer.send(.down)
      first.renderer.send("f")
    }
    first.renderer.send("F")
    first.renderer.render()
    let left = first.renderer.frame.text
    #expect(left.contains("Summer Smith"), "\(left)")

    // More than once: what a launch does not use, the next one drops.
    var app = first
    for _ in 0..<3 {
      let (next, transport) = try await relaunch(app)
      #expect(next.renderer.frame.text == left)
      #expect(transport.requests == [])
      app = next
    }
    app.renderer.send("f")
    app.renderer.render()
    let (last, _) = try await relaunch(app)
    #expect(!last.renderer.frame.text.contains("Morty Smith"))
    #expect(last.renderer.frame.text.contains("Summer Smith"))
    await last.environment.end()
  }

  /// The list of the favourites may outlive what is known of one.
  private func launchWithAFavourite(_ transport: AnsweringTransport) async throws -> App {
    let first = launch(AnsweringTransport(try repositoryRecordings()))
    let list = Payload(json: #"{"data":{"favourites":[{"id":"47"}]}}"#)
    try first.environment.commitPayload(FavouritesQuery(), list)
    await first.environment.end()
    let app = launch(transport)
    app.renderer.send("F")
    return app
  }

  @Test func aFavouriteThatCannotBeHadIsAskedForAgain() async throws {
    let recordings = try repositoryRecordings()
    let isUnplugged = Atomic(true)
    let app = try await launchWithAFavourite(
      AnsweringTransport(parts: { request in
        if isUnplugged.load(ordering: .relaxed) { throw Unplugged() }
        return try recordings.answer(to: request)
      }))
    let text = await app.settled()
    #expect(text.contains("▸ Not there, r tries again: "), "\(text)")
    isUnplugged.store(false, ordering: .relaxed)
    app.renderer.send("r")
    #expect(await app.settled().contains("▸ Birdperson "))
    await app.environment.end()
  }

  @Test func aFavouriteThatIsGoneIsTakenOffTheList() async throws {
    let app = try await launchWithAFavourite(
      AnsweringTransport { _ in Array(#"{"data":{"character":null,"characters":null}}"#.utf8) })
    let text = await app.settled()
    #expect(
      text.contains("▸ There is no such character any more; f takes it off the list."), "\(text)")
    app.renderer.send("f")
    #expect(await app.settled().contains("\nNo favourite yet"))
    await app.environment.end()
  }

  @Test func withoutAnImageNothingIsLeft() async throws {
    let first = App(transport: AnsweringTransport(try repositoryRecordings()))
    _ = await first.settled()
    first.renderer.send(.enter)
    _ = await first.settled()
    let (second, _) = try await relaunch(first)
    #expect(second.renderer.frame.text.contains("Loading page 1…"))
    await second.environment.end()
  }
}

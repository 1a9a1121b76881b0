import Baton
import BatonImage
import BatonTerminal
import BatonTerminalTesting
import BatonTesting
import Foundation
import Testing

@testable import RickAndMorty

/// What the user is told where what was kept is gone, or nothing can be.
@MainActor @Suite struct ImageTests {
  /// What lies where the image should be.
  enum Trouble: String, CaseIterable {
    case damaged
    case otherVersion
    case noFolder

    /// What is said of it, the path aside.
    var words: String {
      switch self {
      case .damaged: "What was kept is gone, favourites too: the file was damaged"
      case .otherVersion: "What was kept is gone, favourites too: the file was of another version"
      case .noFolder:
        "Nothing is kept, favourites neither: no file: Not a directory; see --image"
      }
    }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The place of an image with which something is wrong.
  private func image(_ trouble: Trouble) async throws -> URL {
    let url = folder.url.appending(path: "image.sqlite")
    switch trouble {
    case .damaged: try Data("SQLite format 3\0".utf8).write(to: url)
    case .otherVersion:
      let store = Store(persistence: Persistence(url: url, version: "another"))
      await Baton.Environment(transport: SilentTransport(), store: store).end()
    case .noFolder:
      try Data().write(to: url)
      return url.appending(path: "image.sqlite")
    }
    return url
  }

  @Test(arguments: Trouble.allCases)
  func theScreenSaysSo(_ trouble: Trouble) async throws {
    let url = try await image(trouble)
    let app = App(
      transport: AnsweringTransport(try repositoryRecordings()),
      persistence: Persistence(url: url, version: Types.schemaDigest))
    _ = await app.settled()
    try await wait { app.lines.last == trouble.words }
    #expect(app.lines.count == 24 && app.lines[22].contains("q quit"))
    app.renderer.size = Size(width: 250, height: 24)
    #expect(app.lines.last == "\(trouble.words) (\(url.path))")
    await app.environment.end()
  }

  @Test(
    .enabled(
      if: BuiltProgram.url("rickandmorty") != nil,
      "the program is not built beside the tests: the test target must depend on 'rickandmorty'"),
    arguments: Trouble.allCases)
  func onceSaysSoBesideTheFrame(_ trouble: Trouble) async throws {
    let url = try await image(trouble)
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("rickandmorty")),
      [
        "--recordings", repositoryFile("Spec/rickandmorty").path, "--image", url.path, "--once",
        "favourites",
      ])
    #expect(ending.code == 0)
    #expect(ending.errors == "rickandmorty: \(trouble.words) (\(url.path))\n")
    #expect(ending.output.contains("No favourite yet") && !ending.output.contains("kept"))
  }

  @Test func nothingIsSaidOfAnImageThatIsThere() async throws {
    let url = folder.url.appending(path: "image.sqlite")
    for _ in 0..<2 {
      let app = App(
        transport: AnsweringTransport(try repositoryRecordings()),
        persistence: Persistence(url: url, version: Types.schemaDigest))
      _ = await app.settled()
      app.renderer.send("n")
      _ = await app.settled()
      try await wait { app.trace.events.contains { $0.hasPrefix("imageWritten") } }
      #expect(app.notice.text == nil && app.lines.last?.contains("q quit") == true)
      await app.environment.end()
    }
  }
}

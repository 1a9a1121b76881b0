@_spi(Image) @_spi(Runtime) import BatonStore
import Testing

@_spi(Generated) @testable import Baton

@MainActor @Suite("B-21.3: what the log is told of an image, and of what came to nothing")
struct LogProblemTests {
  @Test("an image's events, and none after the end")
  func image() async throws {
    let image = SaidImage()
    let session = Session(store: Store(image: image))
    image.say(.startedAgain(reason: "it was damaged"))
    image.say(.opened)
    image.say(.written(rows: 3))
    image.say(.failed(code: "SQLITE_FULL"))
    image.say(.unavailable(reason: "another store has it"))
    let told: [LogEvent] = [
      .imageStartedAgain(reason: "it was damaged"), .imageOpened, .imageWritten(rows: 3),
      .imageFailed(code: "SQLITE_FULL"),
      .imageUnavailable(reason: "another store has it"),
    ]
    #expect(session.takeEvents() == told)
    #expect(
      told.map(\.name) == [
        "imageStartedAgain", "imageOpened", "imageWritten", "imageFailed", "imageUnavailable",
      ])
    await session.environment.end()
    #expect(image.isClosed)
    image.say(.written(rows: 1))
    #expect(session.takeEvents().isEmpty)
  }

  @Test("a layer whose function fails when something changed below it")
  func optimisticFailed() async throws {
    struct Failing: Error {}
    let session = Session()
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    try await session.answer(handle, Responses.character("9"))
    var asked = 0
    let answer: @MainActor (StoreReader) throws -> ChangeSet? = { _ in
      asked += 1
      if asked > 1 { throw Failing() }
      return nil
    }
    _ = try session.store.applyLayer(answer: answer)
    _ = session.takeEvents()
    handle.retry()
    try await session.answer(handle, Responses.character("9", name: "After"))
    let names = session.takeEvents().map(\.name)
    #expect(names == ["fetchStarted", "committed", "optimisticFailed", "fetchCompleted"])
    retention.release()
  }
}

/// Says what a test has it say, and keeps nothing.
private final class SaidImage: StoreImage, @unchecked Sendable {
  // State, on the main actor: `told`, `isClosed`.
  private var told: (@MainActor @Sendable (ImageEvent) -> Void)?
  private(set) var isClosed = false

  @MainActor func say(_ event: ImageEvent) { told?(event) }

  var waiting: [ImageBatch] { [] }
  var memberships: [ImageMembership] { [] }
  func write(_ batch: ImageBatch) {}
  func read(_ body: (any ImageReader) -> Void) {}
  func stamp(_ operation: ImageOperation, isStale: Bool) {}
  func age(of operation: ImageOperation) -> ImageAge? { nil }
  func invalidate() {}
  func close() async { isClosed = true }

  func observe(_ told: @escaping @MainActor @Sendable (ImageEvent) -> Void) { self.told = told }
}

import Foundation
import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// Whether each use of a plan was on the main thread.
private final class Uses: @unchecked Sendable {
  // State: `onMain`, under `lock`.
  private let lock = NSLock()
  private var onMain: [Bool] = []

  func add() { lock.withLock { onMain.append(Thread.isMainThread) } }
  func take() -> [Bool] {
    lock.withLock {
      defer { onMain = [] }
      return onMain
    }
  }
}

private let uses = Uses()

/// `NameQuery`, with an eye on who asks for its plan.
private struct WatchedQuery: Query {
  var id: String
  var resolution: Resolution<OperationHandle<Self>> = .unresolved
  static let name = "WatchedQuery"
  static let document = NameQuery.document
  var variables: Variables { NameQuery(id: id).variables }
  typealias Data = NameQuery.Data
  static var plan: Plan {
    uses.add()
    return NameQuery.plan
  }

  init(id: String) { self.id = id }
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor @Suite("A response is made ready off the main actor")
struct IngestThreadTests {
  @Test("the plan is walked elsewhere for an answer, and here for a payload by hand")
  func ingest() async throws {
    let session = Session()
    let handle = session.environment.handle(for: WatchedQuery(id: "9"))
    let retention = handle.retain()
    _ = uses.take()
    try #require(session.transport.exchanges.last).respond(Responses.name("9", "Rick"))
    try await settle { handle.fetch == .idle }
    #expect(uses.take().contains(false))
    #expect(handle.phase.data?.character?.name == "Rick")

    try session.environment.commitPayload(WatchedQuery(id: "9"), Responses.name("9", "Morty"))
    #expect(!uses.take().contains(false))
    retention.release()
  }
}

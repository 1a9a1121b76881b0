import Foundation
import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// How often the plan was asked for.
private final class Uses: @unchecked Sendable {
  // State: `number`, under `lock`.
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }
  func add() { lock.withLock { number += 1 } }
}

private let uses = Uses()

/// `NameQuery`, which counts who asks for its plan.
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
  @Test("the plan is walked while the main actor is kept busy")
  func ingest() async throws {
    let session = Session()
    let handle = session.environment.handle(for: WatchedQuery(id: "9"))
    let retention = handle.retain()
    try await pause()  // the answer is awaited by now, elsewhere
    let before = uses.count
    try #require(session.transport.exchanges.last).respond(Responses.name("9", "Rick"))
    let start = ContinuousClock.now
    while uses.count == before, ContinuousClock.now - start < .seconds(60) { usleep(200) }
    #expect(uses.count > before)
    #expect(handle.fetch == .inFlight)
    try await settle { handle.fetch == .idle }
    #expect(handle.phase.data?.character?.name == "Rick")
    retention.release()
  }
}

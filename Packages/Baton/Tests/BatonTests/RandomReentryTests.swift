import Observation
import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// Three handles whose readers, told of a change, do something with one of them at once.
@MainActor
private final class Restless {
  let session: Session
  let handles: [OperationHandle<CharacterQuery>]
  private var retentions: [Retention] = []
  private var numbers: Numbers
  /// How many more things may be done: readers that answer each other have no end of their own.
  private var budget = 0
  private(set) var toldCount = 0

  init(seed: UInt64) {
    numbers = Numbers(state: seed)
    let session = Session(store: Store(releaseBufferSize: Int(seed % 3)))
    self.session = session
    handles = ["0", "1", "2"].map { session.environment.handle(for: CharacterQuery(id: $0)) }
  }

  func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &numbers) }
  private var anyHandle: OperationHandle<CharacterQuery> { handles[number(below: 3)] }
  private var answer: Payload {
    Responses.character(String(number(below: 3)), name: String(number(below: 5)))
  }

  private func act() throws {
    budget -= 1
    if budget < 0 { return }
    let environment = session.environment
    switch number(below: 9) {
    case 0, 1: anyHandle.retry()
    case 2, 3:
      let policies = FetchPolicy.allCases
      retentions.append(anyHandle.retain(fetchPolicy: policies[number(below: policies.count)]))
    case 4, 5:
      if !retentions.isEmpty { retentions.remove(at: number(below: retentions.count)).release() }
    case 6: if number(below: 3) == 0 { environment.invalidate() } else { environment.revalidate() }
    case 7: try environment.commitPayload(anyHandle.operation, answer)
    default: environment.preload(anyHandle.operation)
    }
  }

  private func read() {
    let handle = anyHandle
    let property = number(below: 5)
    withObservationTracking {
      switch property {
      case 0: _ = handle.phase
      case 1: _ = handle.fetch
      case 2: _ = handle.isRefreshing
      case 3: _ = handle.isStale
      default: _ = handle.phase.data?.character?.characterHeader.name
      }
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.toldCount += 1
        #expect(throws: Never.self) { try self?.act() }
      }
    }
  }

  func step() async throws {
    budget = 20
    for _ in 0..<3 { read() }
    try act()
    check()
    for exchange in session.transport.exchanges where number(below: 3) == 0 {
      if number(below: 3) == 0 { exchange.fail() } else { exchange.respond(answer) }
    }
    try await Task.sleep(for: .microseconds(300))
    check()
  }

  /// Answers whatever is asked, until nothing is.
  func finish() async throws {
    budget = 0
    try await settle {
      for exchange in session.transport.exchanges { exchange.respond(answer) }
      return handles.allSatisfy { $0.flight == nil }
    }
    check()
    for handle in handles where handle.networkHolders > 0 && handle.fetch == .idle {
      #expect(!handle.isStale)
    }
    for retention in retentions { retention.release() }
  }

  /// What holds between any two turns, whoever did what.
  private func check() {
    for handle in handles {
      let isInFlight = handle.flight != nil
      #expect(isInFlight == (handle.fetch == .inFlight))
      #expect(handle.isRefreshing == (isInFlight && handle.isReady))
      if handle.holders > 0, !isInFlight { #expect(!handle.phase.isLoading) }
      if !handle.isReady, !handle.awaitsOwnAnswer {
        #expect(session.store.check(handle.operation) != .memory)
      }
    }
  }
}

@MainActor @Suite("B-18.2: readers that act on what they are told, in random order")
struct RandomReentryTests {
  @Test("what a handle shows is what its fetch does", arguments: 0..<24 as Range<UInt64>)
  func random(seed: UInt64) async throws {
    let restless = Restless(seed: seed)
    for _ in 0..<40 { try await restless.step() }
    try await restless.finish()
    #expect(restless.toldCount > 20)
  }
}

@_spi(Runtime) @_spi(Testing) import Baton
import BatonImage
import BatonTesting
import Foundation
import SpecExchange

/// A script on its way: one environment, and what its steps have named.
@MainActor
final class ScriptRun {
  // State:
  // - `clock`, `server`, `image`: one of each for the whole script; `input`, `readers` likewise.
  // - `environment`: of the launch at hand.
  // - `handles`, `layers`: by the names the steps gave them.
  // - `events`: the log since the beginning; `finished`: how many of them end a request.
  // - `thrown`, `availability`, `told`: what the step at hand threw, was answered and saw told.
  // - `outcome`: what was found out so far.
  let input: ScriptInput
  let readers: [String: OperationReader]
  let clock = ManualClock()
  let server = ScriptServer()
  let image: ScratchImage?
  private(set) var environment: Environment
  var handles: [String: any ScriptHandle] = [:]
  var layers: [String: ScriptLayer] = [:]
  private(set) var events: [LogEvent] = []
  private(set) var finished = 0
  var thrown: (any Error)?
  var availability: Availability?
  let told = ToldSlots()
  var outcome = CaseOutcome()

  init(_ input: ScriptInput, _ readers: [String: OperationReader]) {
    self.input = input
    self.readers = readers
    image =
      input.script.needsImage ? ScratchImage { [clock] in clock.elapsed / .seconds(1) } : nil
    environment = Self.launch(input, image, server, clock)
    environment.log = { [weak self] in self?.note($0) }
  }

  private static func launch(
    _ input: ScriptInput, _ image: ScratchImage?, _ server: ScriptServer, _ clock: ManualClock
  ) -> Environment {
    let store = Store(
      persistence: image?.persistence,
      cacheExpiration: input.script.expiration.map { .seconds($0) },
      releaseBufferSize: input.script.buffer)
    return Environment(
      transport: server.transport, subscriptions: server.transport, store: store, clock: clock,
      chance: { 1 })
  }

  /// Ends the environment and begins another over the same image: what the script named is gone.
  func relaunch() async {
    await environment.end()
    (handles, layers) = ([:], [:])
    environment = Self.launch(input, image, server, clock)
    environment.log = { [weak self] in self?.note($0) }
  }

  private func note(_ event: LogEvent) {
    if event.isOfImage { return }
    events.append(event)
    switch event {
    case .fetchCompleted, .fetchFailed: finished += 1
    default: break
    }
  }

  /// Takes the steps up to the first that cannot be taken.
  func run() async -> CaseOutcome {
    for (index, step) in input.script.steps.enumerated() {
      let number = index + 1
      let before = StepStart(events: events.count, sent: server.transport.held.count)
      (thrown, availability) = (nil, nil)
      if step.expectations.notified != nil { told.begin(with: environment.store) }
      do throws(StepProblem) {
        try await take(step.action)
        try await turns()
      } catch {
        outcome.failures.append("step \(number): \(error)")
        break
      }
      let slots = told.end()
      let found = await failures(of: step, after: before, told: slots, number)
      outcome.failures += found.map { "step \(number): \($0)" }
    }
    await environment.end()
    return outcome
  }

  /// Lets run what the step, or a read, has put off to the next turns of the main actor.
  func turns() async throws(StepProblem) {
    try await wait("what is put off did not end") {
      let now = self.environment.now
      return !self.environment.hasTurnComing
        && !self.handles.values.contains { $0.stream?.isDue(at: now) ?? false }
    }
  }
}

/// How far the log and the requests were before a step.
struct StepStart {
  let events: Int
  let sent: Int
}

/// An optimistic answer that a step has applied.
struct ScriptLayer {
  /// The number of the request that was sent along.
  let request: Int
  let call: ScriptCall
}

/// Why a step cannot be taken; the steps after it make no sense.
struct StepProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

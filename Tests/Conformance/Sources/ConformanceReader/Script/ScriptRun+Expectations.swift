@_spi(Runtime) import Baton
import BatonTesting
import SpecExchange

extension ScriptRun {
  /// What is otherwise than the step expects.
  ///
  /// The rows are read first, as a view reads when it draws: what such a read asks for, a fetch of what is
  /// missing, belongs to the step.
  func failures(
    of step: Script.Step, after start: StepStart, told: Set<ScriptExpectations.SlotID>,
    _ number: Int
  ) async -> [String] {
    let expected = step.expectations
    var found: [String] = []
    for read in expected.reads { found += failures(of: read) }
    do throws(StepProblem) {
      try await turns()
    } catch {
      found.append("\(error)")
    }
    for phase in expected.phases { found += failures(of: phase) }
    for fetch in expected.fetches { found += failures(of: fetch) }
    for stream in expected.streams { found += failures(of: stream) }
    found += failures(of: expected.error)
    if let word = expected.answer, let actual = availability?.word, word != actual {
      found.append("the check answers \(actual), not \(word)")
    }
    if let slots = expected.notified { found += Self.difference(told, Set(slots)) }
    if expected.records != nil {
      outcome.dumps.append(.init(step: number, environment.store.dump()))
    }
    if let keys = expected.recordsHeld, environment.store.recordKeys != keys {
      found.append("the records held are \(environment.store.recordKeys), not \(keys)")
    }
    if let events = expected.events {
      found += Self.differences(
        self.events[start.events...].map(\.json), events, what: "the log", count: "events")
    }
    if let sent = expected.sent {
      let actual = server.transport.held[start.sent...].map { held in
        Self.sent(held.request.name, String(decoding: held.request.body, as: UTF8.self))
      }
      found += Self.differences(
        actual, sent.map { Self.sent($0.operation, $0.body) }, what: "what was sent",
        count: "requests")
    }
    return found
  }

  private func failures(of read: ScriptExpectations.Read) -> [String] {
    do throws(StepProblem) {
      switch read.reader {
      case .handle(let name): return try handle(name).failures(of: [read.row])
      case .operation(let call):
        return try operation(call).failures(of: [read.row], in: environment)
      }
    } catch {
      return [error.description]
    }
  }

  private func failures(of expected: ScriptExpectations.Phase) -> [String] {
    guard let handle = handles[expected.handle] else { return [] }
    var found: [String] = []
    let phase = handle.phase
    if phase != expected.phase {
      found.append("the phase of `\(expected.handle)` is \(phase), not \(expected.phase)")
    }
    if let isRefreshing = expected.isRefreshing, handle.isRefreshing != isRefreshing {
      found.append("`\(expected.handle)` is\(isRefreshing ? " not" : "") refreshing")
    }
    if let isStale = expected.isStale, handle.isStale != isStale {
      found.append("`\(expected.handle)` is\(isStale ? " not" : "") stale")
    }
    return found
  }

  private func failures(of expected: ScriptExpectations.Fetch) -> [String] {
    guard let handle = handles[expected.handle], handle.fetch != expected.fetch else { return [] }
    return ["the fetch of `\(expected.handle)` is \(handle.fetch), not \(expected.fetch)"]
  }

  private func failures(of expected: ScriptExpectations.Stream) -> [String] {
    guard let handle = handles[expected.handle] else { return [] }
    guard let actual = handle.stream else { return ["`\(expected.handle)` has no stream"] }
    var found: [String] = []
    func compare<Value: Equatable>(_ what: String, _ actual: Value, _ value: Value?) {
      guard let value, actual != value else { return }
      found.append("\(what) of `\(expected.handle)` is \(actual), not \(value)")
    }
    compare("the stream", actual.word, expected.stream)
    compare("the count of events", actual.events, expected.events)
    compare("the count of resumptions", actual.resumptions, expected.resumptions)
    return found
  }

  private func failures(of expected: String?) -> [String] {
    let kind = thrown.map { ($0 as? Failure)?.kind.rawValue ?? "\($0)" }
    if kind == expected { return [] }
    guard let kind else { return ["the step threw nothing, not \(expected ?? "")"] }
    let detail = thrown.map { " (\($0))" } ?? ""
    return ["the step threw \(kind)\(expected.map { ", not \($0)" } ?? "")\(detail)"]
  }

  private static func difference(
    _ actual: Set<ScriptExpectations.SlotID>, _ expected: Set<ScriptExpectations.SlotID>
  ) -> [String] {
    func names(_ slots: Set<ScriptExpectations.SlotID>) -> String {
      slots.map { "\($0.record).\($0.field)" }.sorted().joined(separator: ", ")
    }
    let (more, less) = (actual.subtracting(expected), expected.subtracting(actual))
    return (more.isEmpty ? [] : ["notified was also \(names(more))"])
      + (less.isEmpty ? [] : ["notified was not \(names(less))"])
  }

  private static func sent(_ operation: String, _ body: String) -> JSON {
    .object(["operation": .string(operation), "body": .string(body)])
  }

  /// The first element in which two lists differ.
  private static func differences(
    _ actual: [JSON], _ expected: [JSON], what: String, count: String
  ) -> [String] {
    for (index, (actual, expected)) in zip(actual, expected).enumerated()
    where !actual.equals(expected) {
      return ["\(what) has at \(index) \(actual.text), not \(expected.text)"]
    }
    if actual.count == expected.count { return [] }
    let rest =
      (actual.count > expected.count ? actual[expected.count...] : expected[actual.count...])
      .map(\.text).joined(separator: ", ")
    let word = actual.count > expected.count ? "more than" : "without"
    return ["\(what) has \(actual.count) \(count), \(word) the \(expected.count) expected: \(rest)"]
  }
}

extension Availability {
  fileprivate var word: String {
    switch self {
    case .memory: "memory"
    case .image: "image"
    case .miss: "miss"
    }
  }
}

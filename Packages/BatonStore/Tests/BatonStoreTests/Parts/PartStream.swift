@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// A response in parts that a test has come payload by payload.
@MainActor final class PartStream {
  let store: Store
  private let reading: ResponseReading
  private(set) var problems: [CommitProblem] = []
  private(set) var changed: [Int] = []
  /// The messages of errors that belong to no field.
  private(set) var unplaced: [String] = []

  init(_ plan: TestPlan, to store: Store, isComplete: Bool = true) {
    self.store = store
    reading = ResponseReading(
      plan: plan.plan.compiled, kind: plan.kind, variables: plan.variables, isComplete: isComplete)
  }

  /// - Returns: Whether it is the last.
  @discardableResult func take(_ payload: String) throws(IngestError) -> Bool {
    let delivery = try reading.read(Array(payload.utf8))
    for step in delivery.steps {
      let summary = store.commit(step, as: .server)
      changed.append(summary.changed)
      problems += summary.problems
      unplaced += summary.unplacedErrors.map(\.message)
    }
    return delivery.isLast
  }

  /// The paths of what was dropped.
  var dropped: [String] {
    problems.compactMap { if case .partDropped(let path) = $0 { path } else { nil } }
  }
}

/// The two formats of parts (B-7.1).
enum PartFormat: CaseIterable {
  case paths, ids

  /// The payloads of a response, of which each of `groups` brings these parts.
  func payloads(first: String, parts: [Part], groups: [[Int]]) -> [String] {
    var payloads: [String] = []
    var pending: [String] = []
    if self == .ids { pending = parts.indices.map { parts[$0].announcement($0) } }
    let announced = self == .ids ? "\"pending\":[\(pending.joined(separator: ","))]," : ""
    payloads.append("{\"data\":\(first),\(announced)\"hasNext\":true}")
    for (number, group) in groups.enumerated() {
      let isLast = number == groups.count - 1
      var members = [
        "\"incremental\":[\(group.map { delivery(parts, $0) }.joined(separator: ","))]"
      ]
      if self == .ids {
        let completed = group.map { "{\"id\":\"\($0)\"}" }.joined(separator: ",")
        members.append("\"completed\":[\(completed)]")
      }
      members.append("\"hasNext\":\(!isLast)")
      payloads.append("{\(members.joined(separator: ","))}")
    }
    return payloads
  }

  private func delivery(_ parts: [Part], _ number: Int) -> String {
    switch self {
    case .paths: parts[number].delivery
    case .ids: "{\"id\":\"\(number)\",\"data\":\(parts[number].data)}"
    }
  }
}

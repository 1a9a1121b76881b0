import Observation

/// What is written to issues and not sent, and why their last changes were not made, also for issues whose
/// screen has gone meanwhile.
@MainActor @Observable
final class Drafts {
  // State, on the main actor, observed, both by the issue's number: the texts, and what the last changes
  // met with.
  var texts: [Int: String] = [:]
  var troubles: [Int: Trouble] = [:]

  /// Who leaves an issue has read what its last change met with.
  func leave(_ screens: [Screen], for path: [Screen]) {
    for case .issue(let number) in screens where !path.contains(.issue(number: number)) {
      if troubles[number] != nil { troubles[number] = nil }
    }
  }
}

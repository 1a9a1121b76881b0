public import Baton
public import Observation

/// What an app did last: its environment's log, and the bodies that ran. A ``TraceLine`` shows it.
///
/// ```swift
/// let trace = Trace()
/// environment.log = { trace.note($0) }
/// ```
///
/// State, on the main actor: the last few log events, observed; the counts of body runs when the line
/// last changed, and what had run by then.
@MainActor @Observable
public final class Trace {
  /// The last few events as texts, the newest last.
  public private(set) var events: [String] = []
  /// How many fetches failed.
  @ObservationIgnored public private(set) var failures = 0
  @ObservationIgnored private var counted: BodyRuns?
  @ObservationIgnored private var lastRuns = ""

  private static let mostEvents = 4

  /// With nothing noted yet.
  public init() {}

  /// Takes an event in.
  public func note(_ event: LogEvent) {
    if case .fetchFailed = event { failures += 1 }
    events.append(String(describing: event))
    if events.count > Self.mostEvents { events.removeFirst() }
  }

  /// The bodies that ran since the line was drawn before, or the last that did.
  func runs(_ runs: BodyRuns) -> String {
    let new = counted.map { runs.since($0) } ?? runs
    // The line's own body is not the app's.
    let types = new.byType.filter { $0.name != String(describing: TraceLine.self) }
    if !types.isEmpty {
      lastRuns = types.prefix(3).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    }
    counted = runs
    let total = runs.total - runs.of(TraceLine.self)
    return "bodies \(total), last \(lastRuns)"
  }
}

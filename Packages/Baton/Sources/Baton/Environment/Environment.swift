@_spi(Runtime) public import BatonStore

/// A session with a server: the records of its answers, the way to it, and the handles that views
/// read.
///
/// ```swift
/// let environment = Environment(transport: transport, store: Store())
/// ```
///
/// An app has one for each user who is signed in, and calls ``end()`` when that user leaves.
/// Fetches, mutations and payloads committed by hand all pass through it.
@MainActor
public final class Environment {
  // State, all of it on the main actor:
  // - `store`, `transport`, `subscriptions`, `clock`, `chance`: given at the start; they never change.
  // - `hasEnded`: set by `end()`, never reset; every entry point asks it.
  // - `isActive`: the app's; streams follow it.
  // - `handlesMade`: how many there ever were.
  // - `entries`: the handles by operation: weakly, and strongly those whose root the store keeps, held,
  //   in flight or in its release buffer; `roots`: these by their root.
  // - `awaiting`: the handles that show no data, to be checked after each commit.
  // - `toTell`: what reads had to tell, up to the next turn.
  // - `toHeal`: operations of which a slot was read that no response filled, up to the next turn.
  // - `flights`: the mutations in flight, and what lenses asked for.

  /// The records.
  public let store: Store
  /// Where queries and mutations go.
  public let transport: any Transport
  /// Where subscriptions go; nil where the environment runs none.
  public let subscriptions: (any Transport)?
  /// Told everything that the environment does, by names and counts. Until one is set, a debug
  /// build prints what lenses read and responses never brought.
  public var log: (@MainActor (LogEvent) -> Void)?
  /// Told what the log is told, behind it, by who looks into the environment; it is no log.
  @_spi(Inspection) public var onEvent: (@MainActor (LogEvent) -> Void)?
  /// Whether ``end()`` was called.
  public private(set) var hasEnded = false

  /// Whether the app is in front of its user, as it says itself; it is at the start. While false, every
  /// subscription is parked: its stream is given up, and connected again with true.
  public var isActive = true {
    didSet { if isActive != oldValue { activityChanged() } }
  }

  let clock: SessionClock
  let chance: @Sendable () -> Double
  var handlesMade = 0
  var entries: [RootKey: HandleEntry] = [:]
  var roots: [RootID: RootKey] = [:]
  var awaiting: [ObjectIdentifier: WeakHandle] = [:]
  var toTell: [LogEvent] = []
  var toHeal: Set<RootKey> = []
  var flights: [ObjectIdentifier: Flight] = [:]

  /// - Parameters:
  ///   - transport: answers queries and mutations.
  ///   - subscriptions: answers subscriptions; it may be the same.
  ///   - store: the records; one environment fills one store.
  ///   - clock: what data's age, and the pauses before streams are connected again, are measured by.
  ///   - chance: a number from 0 to 1 for each of these pauses.
  public init(
    transport: any Transport, subscriptions: (any Transport)? = nil, store: Store? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.transport = transport
    self.subscriptions = subscriptions
    self.store = store ?? Store()
    self.clock = SessionClock(clock)
    self.chance = chance
    self.store.driver = self
    observeReads()
    observeCommits()
    observeRoots()
    observeImage()
  }

  isolated deinit { letGo() }

  /// Ends the session, for good: what is in flight is cancelled, streams too, the records are cleared, every
  /// handle reads `failed(gone)`, and so fails whatever is called from then on. An answer that was
  /// on its way is dropped, and the log is let go. What the image has to keep is written, and its file is
  /// given back: then it can be removed.
  public func end() async {
    if hasEnded { return }
    tell()
    if hasEnded { return }
    hasEnded = true
    letGo()
    store.clear()
    (log, onEvent) = (nil, nil)  // they may hold this environment
    await store.closeImage()
  }

  private func letGo() {
    let ending = entries.values
    let unanswered = flights.values
    (entries, roots, awaiting, flights) = ([:], [:], [:], [:])
    toHeal = []
    for entry in ending {
      entry.handle?.becomeGone()
      if entry.isRetained, let root = entry.root { store.releaseRoot(root) }
    }
    for flight in unanswered {
      flight.cancel()
      flight.finish(.failure(Failure.gone))
    }
  }
}

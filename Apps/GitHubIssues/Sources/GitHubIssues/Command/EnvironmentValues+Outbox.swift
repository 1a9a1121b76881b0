import BatonTerminal

private struct OutboxKey: EnvironmentKey {
  static var defaultValue: Outbox { Outbox(clock: ContinuousClock()) }
}

extension EnvironmentValues {
  /// What makes the user's changes; outside the app nobody waits for their end.
  var outbox: Outbox {
    get { self[OutboxKey.self] }
    set { self[OutboxKey.self] = newValue }
  }
}

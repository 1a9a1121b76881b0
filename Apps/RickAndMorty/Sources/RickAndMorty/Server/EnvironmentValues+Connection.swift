import BatonTerminal

private struct ConnectionKey: EnvironmentKey {
  static let defaultValue: Connection? = nil
}

extension EnvironmentValues {
  /// The way to the server; nil outside the app.
  var connection: Connection? {
    get { self[ConnectionKey.self] }
    set { self[ConnectionKey.self] = newValue }
  }
}

internal import BatonTerminal

/// The keys of one of the inspector's screens, and F12 where it closes them all.
struct InspectorKeysLine: View {
  let keys: [String]
  var typingKeys: [String]?

  @Environment(\.isBehindF12) private var isBehindF12

  var body: some View {
    let always = isBehindF12 ? ["F12 closes"] : []
    KeysLine(keys: keys + always, whileTyping: typingKeys.map { $0 + always })
  }
}

private struct IsBehindF12: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an ``Inspectable`` is around.
  var isBehindF12: Bool {
    get { self[IsBehindF12.self] }
    set { self[IsBehindF12.self] = newValue }
  }
}

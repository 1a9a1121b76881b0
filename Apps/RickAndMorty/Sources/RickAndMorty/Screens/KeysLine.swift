import BatonTerminal

/// The keys of a screen. Where there is no room for all, what is needed least is left out whole: half a
/// key would be another key.
struct KeysLine: View {
  /// The most needed first.
  let keys: [String]

  var body: some View {
    ViewThatFits {
      ForEach((0...keys.count).reversed(), id: \.self) {
        Text(keys.prefix($0).joined(separator: "  "))
      }
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }
}

import BatonTerminal

/// The keys of a screen, the most needed first. Those that do not fit are left out whole: half a key
/// would be another key.
struct KeysLine: View {
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

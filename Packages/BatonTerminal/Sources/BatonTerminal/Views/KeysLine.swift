/// The keys of a screen, the most needed first. Those that do not fit are left out whole: half a key
/// would be another key.
public struct KeysLine: View {
  private let keys: [String]

  /// - Parameter keys: Each with what it does, as in `"q quit"`.
  public init(keys: [String]) { self.keys = keys }

  public var body: some View {
    ViewThatFits {
      ForEach((0...keys.count).reversed(), id: \.self) {
        Text(keys.prefix($0).joined(separator: "  "))
      }
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }
}

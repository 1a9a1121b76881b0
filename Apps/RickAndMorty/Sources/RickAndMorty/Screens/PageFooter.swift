import BatonTerminal

/// Where one is, and the keys. Where there is no room for all, what is needed least is left out whole:
/// half a key would be another key.
struct PageFooter: View {
  let page: Int
  let pages: Int
  let count: Int

  /// The most needed first.
  private static let keys = ["q quit", "n next", "p previous", "Enter open"]

  var body: some View {
    HStack {
      ViewThatFits {
        Text("Page \(page) of \(pages) · \(count) characters")
        Text("Page \(page) of \(pages)")
        Text("\(page)/\(pages)")
      }
      Spacer()
      ViewThatFits {
        ForEach((0...Self.keys.count).reversed(), id: \.self) {
          Text(Self.keys.prefix($0).joined(separator: "  "))
        }
      }
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }
}

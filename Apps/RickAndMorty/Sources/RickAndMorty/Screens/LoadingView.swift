import BatonTerminal

/// In place of a screen's data, until there is some.
struct LoadingView: View {
  var title = "Loading…"
  var keys = ["Esc back", "q quit"]

  var body: some View {
    VStack {
      ProgressView(title)
      Spacer()
      KeysLine(keys: keys)
    }
  }
}

import BatonTerminal

/// In place of a screen's data, until there is some.
struct LoadingView: View {
  /// Whether there is no screen to go back to.
  var isFirst = false

  var keys: [String] { isFirst ? ["q quit"] : ["Esc back", "q quit"] }

  var body: some View {
    VStack {
      ProgressView().frame(maxHeight: .infinity)
      KeysLine(keys: keys)
    }
  }
}

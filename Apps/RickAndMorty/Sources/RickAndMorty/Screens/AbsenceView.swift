import BatonTerminal

/// A screen of something that is not there.
struct AbsenceView: View {
  let text: String

  var body: some View {
    VStack {
      Text(text)
      Spacer()
      KeysLine(keys: ["Esc back", "q quit"])
    }
  }
}

import BatonTerminal

/// The characters of a name: what is typed is asked for when Enter is pressed.
struct SearchScreen: View {
  let navigation: Navigation
  @State private var text: String
  /// What was asked for last; nil before the first time.
  @State private var name: String?

  /// Asks for a name at once, where there is one.
  init(navigation: Navigation, name: String?) {
    self.navigation = navigation
    _text = State(initialValue: name ?? "")
    _name = State(initialValue: name)
  }

  var body: some View {
    VStack {
      TextField("A part of a name", text: $text) {
        name = text.isEmpty ? nil : text
        navigation.searched = name
      }
      Divider()
      if let name {
        SearchResults(found: SearchQuery(name: name))
      } else {
        Text("Type a part of a name, then press Enter.").foregroundStyle(.secondary)
        Spacer()
      }
      KeysLine(
        keys: ["q quit", "Esc back", "Enter open", "Tab to the name", "r refresh"],
        whileTyping: ["Esc back", "Enter search"] + (name == nil ? [] : ["Tab to what was found"]))
    }
    .navigationTitle("Search")
  }
}

import Baton
import BatonTerminal

/// A repository's issues by their words: what is typed is asked for when Enter is pressed.
struct SearchScreen: View {
  let navigation: Navigation
  @State private var text: String
  /// What was asked for last; nil before the first time.
  @State private var words: String?

  /// Asks for words at once, where there are any.
  init(navigation: Navigation, words: String?) {
    self.navigation = navigation
    _text = State(initialValue: words ?? "")
    _words = State(initialValue: words)
  }

  var body: some View {
    VStack {
      TextField("Words of an issue", text: $text) {
        words = text.isEmpty ? nil : text
        navigation.searched = words
      }
      Divider()
      if let words {
        SearchResults(
          found: SearchQuery(
            query: "repo:\(navigation.place) is:issue sort:created-desc \(words)"))
      } else {
        Text("Type words of an issue, then press Enter.").foregroundStyle(.secondary)
        Spacer()
      }
      KeysLine(
        keys: ["q quit", "Esc back", "Enter open", "Tab to the words"],
        whileTyping: ["Esc back", "Enter search"] + (words == nil ? [] : ["Tab to what was found"]))
    }
    .navigationTitle("Search")
  }
}

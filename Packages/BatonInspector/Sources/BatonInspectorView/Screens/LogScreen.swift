internal import BatonTerminal

/// What the environment told its log, the newest first.
struct LogScreen: View {
  let inspector: Inspector

  var body: some View {
    VStack {
      List {
        ForEach(inspector.events.reversed()) { event in
          HStack {
            Text(TimeOfDay.text(event.time)).foregroundStyle(.secondary)
            Text(event.text).lineLimit(1)
          }
        }
      }
      InspectorKeysLine(keys: ["Esc back"])
    }
    .navigationTitle("Log")
  }
}

internal import BatonInspector
internal import BatonTerminal

/// The records of a type, or all, as far as the filter lets them through.
struct RecordsScreen: View {
  let inspector: Inspector
  let type: String?

  var body: some View {
    let inspector = inspector
    let filter = Binding(get: { inspector.filter }, set: { inspector.filter = $0 })
    let words = inspector.filter.lowercased().split(separator: " ")
    let records = inspector.dump.records.filter { record in
      if let type, !type.utf8.elementsEqual(record.type.utf8) { return false }
      if words.isEmpty { return true }
      let text = record.text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    VStack {
      if records.isEmpty { Text("No record has these words.").foregroundStyle(.secondary) }
      List {
        ForEach(records, id: \.key) { record in
          SectionLink(
            title: record.key, count: record.isDeleted ? "deleted" : "\(record.slots.count)"
          ) {
            RecordScreen(inspector: inspector, key: record.key)
          }
        }
      }
      TextField("filter: words in keys, names and values", text: filter)
      InspectorKeysLine(
        keys: ["Enter opens", "Tab to the filter", "Esc back"],
        typingKeys: ["Tab to the records", "Esc back"])
    }
    .navigationTitle(type ?? "Records")
  }
}

internal import BatonInspector
internal import BatonTerminal

/// One record: its slots with their values, errors and writers, and who links to it.
struct RecordScreen: View {
  let inspector: Inspector
  let key: String

  var body: some View {
    let (inspector, key) = (inspector, key)
    let dump = inspector.dump
    if let record = dump.record(key) {
      let writers = inspector.inspection.provenance(of: record)
      VStack {
        Text(record.type + (record.isDeleted ? ", deleted" : "")).foregroundStyle(.secondary)
        List {
          ForEach(record.slots, id: \.name) { slot in
            SlotRows(
              inspector: inspector, slot: slot,
              writer: writers.first { $0.slot.utf8.elementsEqual(slot.name.utf8) }?.provenance)
          }
          ForEach(dump.references(to: key), id: \.self) { reference in
            SectionLink(title: "← \(reference.record) \(reference.slot)", count: "") {
              RecordScreen(inspector: inspector, key: reference.record)
            }
          }
        }
        InspectorKeysLine(keys: ["Enter follows a link", "Esc back"])
      }
      .navigationTitle(key)
    } else {
      VStack {
        Text("The record is not in the store any more.")
        Spacer()
        InspectorKeysLine(keys: ["Esc back"])
      }
      .navigationTitle(key)
    }
  }
}

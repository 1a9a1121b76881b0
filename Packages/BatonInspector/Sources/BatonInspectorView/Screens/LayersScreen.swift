internal import BatonInspector
internal import BatonTerminal

/// The optimistic answers that show, the lowest first, with what they wrote.
struct LayersScreen: View {
  let inspector: Inspector

  var body: some View {
    let layers = inspector.inspection.layers
    VStack {
      List {
        ForEach(layers, id: \.number) { layer in
          Text("\(layer.number) \(layer.operation)").bold()
          ForEach(Array(layer.slots.enumerated()), id: \.offset) { slot in
            Text("  \(slot.element.record) \(slot.element.name)").lineLimit(1)
              .truncationMode(.middle)
          }
        }
      }
      if layers.isEmpty { Text("No optimistic answer shows.") }
      InspectorKeysLine(keys: ["Esc back"])
    }
    .navigationTitle("Layers")
  }
}

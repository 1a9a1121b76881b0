internal import BatonInspector
internal import BatonTerminal

/// The operations whose records are kept.
struct RootsScreen: View {
  let inspector: Inspector

  var body: some View {
    let roots = inspector.inspection.roots
    VStack {
      List {
        ForEach(roots, id: \.self) { root in
          HStack {
            Text("\(root.operation) \(root.variables)").lineLimit(2)
            Spacer()
            Text(state(of: root)).foregroundStyle(.secondary)
          }
        }
      }
      if roots.isEmpty { Text("No operation is retained or was let go of lately.") }
      InspectorKeysLine(keys: ["Esc back"])
    }
    .navigationTitle("Roots")
  }

  private func state(of root: InspectedRoot) -> String {
    let held = root.holders == 0 ? "parked" : "held by \(root.holders)"
    return root.isInvalidated ? held + ", stale" : held
  }
}

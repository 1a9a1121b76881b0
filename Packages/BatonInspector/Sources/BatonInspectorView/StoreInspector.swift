internal import BatonInspector
public import BatonTerminal

/// The live inspector: the types there are, their records with what these hold, the roots, the layers, the log. It
/// stands in a `NavigationStack`; ``Inspectable`` puts it behind F12.
public struct StoreInspector: View {
  private let inspector: Inspector
  @State private var exported = ""

  /// The first screen of an inspector, whose other screens its rows open.
  public init(_ inspector: Inspector) { self.inspector = inspector }

  /// A list of what there is to look at, with how much of it.
  public var body: some View {
    let dump = inspector.dump
    let inspection = inspector.inspection
    let (inspector, binding) = (inspector, $exported)
    VStack {
      List {
        SectionLink(title: "All records", count: "\(dump.records.count)") {
          RecordsScreen(inspector: inspector, type: nil)
        }
        ForEach(dump.types, id: \.type) { size in
          SectionLink(title: "  " + size.type, count: "\(size.count)") {
            RecordsScreen(inspector: inspector, type: size.type)
          }
        }
        SectionLink(title: "Roots", count: "\(inspection.roots.count)") {
          RootsScreen(inspector: inspector)
        }
        SectionLink(title: "Layers", count: "\(inspection.layers.count)") {
          LayersScreen(inspector: inspector)
        }
        SectionLink(title: "Log", count: "\(inspector.events.count)") {
          LogScreen(inspector: inspector)
        }
      }
      if !exported.isEmpty { Text(exported) }
      InspectorKeysLine(keys: ["Enter opens", "e exports", "Esc back"])
    }
    .navigationTitle("Inspector")
    .onKey("e") { binding.wrappedValue = inspector.export() }
  }
}

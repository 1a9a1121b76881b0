internal import BatonInspector
internal import BatonTerminal

/// A slot: its value, and a line for each link, error and for who wrote it last.
struct SlotRows: View {
  let inspector: Inspector
  let slot: DumpSlot
  let writer: Provenance?

  var body: some View {
    let (inspector, targets) = (inspector, slot.value?.targets ?? [])
    if targets.count == 1, case .link(let key) = slot.value {
      SectionLink(title: "\(slot.name): → \(key)", count: writer?.line ?? "") {
        RecordScreen(inspector: inspector, key: key)
      }
    } else {
      HStack {
        Text("\(slot.name): \(value)").lineLimit(3)
        Spacer()
        Text(writer?.line ?? "").foregroundStyle(.secondary).lineLimit(1)
      }
      ForEach(Array(targets.enumerated()), id: \.offset) { target in
        SectionLink(title: "  → \(target.element)", count: "") {
          RecordScreen(inspector: inspector, key: target.element)
        }
      }
    }
    ForEach(Array(slot.errors.enumerated()), id: \.offset) { error in
      Text("  \(error.element)").foregroundStyle(.red)
    }
  }

  private var value: String {
    switch slot.value {
    case nil: "missing"
    case .links(let keys): keys.count == 1 ? "1 link" : "\(keys.count) links"
    default: slot.text
    }
  }
}

extension Provenance {
  /// `CharacterQuery 12:00:03`.
  var line: String {
    let who = kind == .answer && !operation.isEmpty ? operation : kind.rawValue + " " + operation
    return who.split(separator: " ").joined(separator: " ") + " " + TimeOfDay.text(time)
  }
}

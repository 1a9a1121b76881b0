import BatonInspector

enum Roots {
  private static let keys = ["client:root", "client:root:mutation", "client:root:subscription"]

  static func run(_ source: Source, _ options: Options, _ console: Console) {
    let roots = keys.compactMap(source.dump.record)
    if options.json { return console.print(.array(roots.map(JSONValue.init))) }
    var rows: [[String]] = []
    for root in roots {
      for slot in root.slots { rows.append([root.key, slot.name, text(of: slot)]) }
    }
    console.print(rows)
  }

  /// A link as the key it leads to.
  private static func text(of slot: DumpSlot) -> String {
    switch slot.value {
    case nil: "errors alone"
    case .link(let key): key
    case .links(let keys): counted(keys.count, "link")
    default: slot.text
    }
  }
}

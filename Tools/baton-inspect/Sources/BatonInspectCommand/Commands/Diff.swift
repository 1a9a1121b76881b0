import BatonInspector

enum Diff {
  static func run(_ old: Source, _ new: Source, _ options: Options, _ console: Console) -> Int32 {
    let changes = new.dump.changes(since: old.dump)
    if options.json {
      console.print(.array(changes.map(JSONValue.init)))
    } else {
      console.stdout(changes.map(text).joined())
    }
    return changes.isEmpty ? 0 : 1
  }

  /// A line for the record where it came or went, and one for each slot that changed.
  static func text(of change: DumpChange) -> String {
    switch change.kind {
    case .added: return "+ \(change.record) \(fields(change.slots.map { ($0.name, $0.after) }))\n"
    case .removed:
      return "- \(change.record) \(fields(change.slots.map { ($0.name, $0.before) }))\n"
    case .deleted: return "~ \(change.record) deleted\n"
    case .revived:
      return "~ \(change.record) revived \(fields(change.slots.map { ($0.name, $0.after) }))\n"
    case .changed:
      return change.slots.map { slot in
        let before = slot.before ?? "missing"
        return "~ \(change.record) \(slot.name): \(before) -> \(slot.after ?? "missing")\n"
      }.joined()
    }
  }

  private static func fields(_ fields: [(name: String, text: String?)]) -> String {
    "{" + fields.map { "\($0.name): \($0.text ?? "missing")" }.joined(separator: ", ") + "}"
  }
}

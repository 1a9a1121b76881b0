/// What differs in one record between two dumps.
public struct DumpChange: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case added, removed, changed
    /// Deleted, or revived.
    case deleted, revived
  }

  /// What became of the record.
  public let kind: Kind
  /// Its key.
  public let record: String
  /// Sorted by name.
  public let slots: [SlotChange]
}

/// A member of a record as it stands in a dump before and after; nil where it does not stand.
public struct SlotChange: Sendable, Hashable {
  /// The storage key, `__typename`, or `__errors`.
  public let name: String
  /// Its text in the earlier dump.
  public let before: String?
  /// Its text in the later dump.
  public let after: String?
}

extension StoreDump {
  /// What differs from an earlier dump, sorted by key.
  public func changes(since earlier: StoreDump) -> [DumpChange] {
    var changes: [DumpChange] = []
    var (old, new) = (earlier.records[...], records[...])
    while old.first != nil || new.first != nil {
      if let before = old.first, new.first.map({ before.key.precedes($0.key) }) ?? true {
        changes.append(DumpChange(.removed, before, nil))
        old.removeFirst()
      } else if let after = new.first, old.first.map({ after.key.precedes($0.key) }) ?? true {
        changes.append(DumpChange(.added, nil, after))
        new.removeFirst()
      } else if let before = old.popFirst(), let after = new.popFirst() {
        let change = DumpChange(DumpChange.kind(before, after), before, after)
        if change.kind != .changed || !change.slots.isEmpty { changes.append(change) }
      }
    }
    return changes
  }
}

extension DumpChange {
  fileprivate static func kind(_ before: DumpRecord, _ after: DumpRecord) -> Kind {
    if before.isDeleted == after.isDeleted { return .changed }
    return after.isDeleted ? .deleted : .revived
  }

  fileprivate init(_ kind: Kind, _ before: DumpRecord?, _ after: DumpRecord?) {
    self.kind = kind
    record = after?.key ?? before?.key ?? ""
    let (old, new) = (DumpChange.members(before), DumpChange.members(after))
    let names = Set(old.keys).union(new.keys).sorted { $0.text.precedes($1.text) }
    slots = names.compactMap { name in
      let (before, after) = (old[name], new[name])
      let isSame = before.map { before in after?.isSame(as: before) ?? false } ?? (after == nil)
      return isSame ? nil : SlotChange(name: name.text, before: before, after: after)
    }
  }

  private static func members(_ record: DumpRecord?) -> [ByteText: String] {
    guard let record, !record.isDeleted else { return [:] }
    return Dictionary(
      record.members.map { (ByteText($0.name), $0.text) }, uniquingKeysWith: { $1 })
  }
}

/// What is different between two schemas. Descriptions are not compared, nor is the order of anything.
public struct SchemaDiff: Sendable {
  /// Roots, then types, then directives, each by the bytes of their names; at one place, what went, then
  /// what changed, then what came.
  public let changes: [SchemaChange]

  /// Compares what servers say: a client's extensions are compared like everything else.
  public init(from old: Schema, to new: Schema) {
    var comparison = SchemaComparison(old: old, new: new)
    comparison.roots()
    comparison.types()
    comparison.directives()
    changes = comparison.changes
  }

  /// The worst of the changes; nil if there is none.
  public var severity: SchemaChange.Severity? {
    SchemaChange.Severity.allCases.first { severity in
      changes.contains { $0.severity == severity }
    }
  }
}

/// A comparison under way.
struct SchemaComparison {
  let old: Schema
  let new: Schema
  var changes: [SchemaChange] = []

  mutating func report(
    _ kind: SchemaChange.Kind, _ coordinate: String, before: String? = nil, after: String? = nil,
    old: SourceLocation? = nil, new: SourceLocation? = nil
  ) {
    changes.append(
      SchemaChange(
        kind: kind, coordinate: coordinate, before: before, after: after, old: old, new: new))
  }

  /// What only the old list has, what both have, and what only the new one has, each by name.
  static func match<Item>(
    _ old: [Item], _ new: [Item], by name: (Item) -> String
  ) -> (removed: [Item], kept: [(Item, Item)], added: [Item]) {
    var oldByName: [String: Item] = [:]
    var newByName: [String: Item] = [:]
    for item in old { oldByName[name(item)] = item }
    for item in new { newByName[name(item)] = item }
    func sorted(_ items: some Sequence<String>) -> [String] {
      items.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let removed = sorted(oldByName.keys.filter { newByName[$0] == nil }).compactMap {
      oldByName[$0]
    }
    let added = sorted(newByName.keys.filter { oldByName[$0] == nil }).compactMap { newByName[$0] }
    let kept = sorted(oldByName.keys).compactMap { name -> (Item, Item)? in
      guard let first = oldByName[name], let second = newByName[name] else { return nil }
      return (first, second)
    }
    return (removed, kept, added)
  }
}

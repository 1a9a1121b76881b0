// What tools ask of a store that look into it.

extension Store {
  /// Every record with what it holds, optimistic layers applied, in no order.
  @_spi(Inspection) public var contents: [RecordContent] { core.contents }

  /// Puts records into the store, as one local batch. A slot that holds something keeps it.
  @_spi(Inspection) public func fill(from contents: [RecordContent]) {
    defer { tellCommit() }
    core.bring(contents)
  }

  /// Who changed each slot of a record last, as far as that is known: in a release build nobody knows.
  @_spi(Inspection) public func writers(of key: ImageKey) -> [(name: String, writer: SlotWriter)] {
    let type = Registry.shared.concreteType(named: key.type).type
    guard
      let record = key.isKeyed
        ? core.record(type: type, value: key.text) : core.record(type: type, path: key.text)
    else { return [] }
    var keys = Set(core.errors[record].keys)
    record.forEachSlot { key, _, _ in keys.insert(key) }
    return keys.compactMap { key in
      core.writer(of: key, in: record).map { (Registry.shared.text(ofKey: key), $0) }
    }
  }

  /// The operations whose records are kept, held or parked.
  @_spi(Inspection) public var rootContents: [RootContent] {
    core.roots.roots.map { id, root in
      RootContent(
        operation: core.owners.scope(id.number)?.operation ?? "", kind: root.kind,
        variables: root.variables.json, holders: root.holders,
        isInvalidated: root.stamp.map { $0.epoch < core.invalidationEpoch } ?? false)
    }
  }

  /// The optimistic layers, the lowest first.
  @_spi(Inspection) public var layerContents: [LayerContent] {
    core.layers.map { layer in
      LayerContent(
        number: layer.id.number, operation: layer.changes?.operation ?? "",
        slots: layer.undo.compactMap { undo in
          if undo.wasDeleted != nil { return (undo.record.imageKey, "") }
          return (undo.record.imageKey, Registry.shared.text(ofKey: undo.key))
        })
    }
  }
}

/// An operation whose records are kept.
@_spi(Inspection) public struct RootContent: Sendable {
  public let operation: String
  public let kind: OperationKind
  /// Canonical JSON, with the defaults of those left unset.
  public let variables: String
  /// None is one that waits in the release buffer.
  public let holders: Int
  /// Its data is from before all data was called stale.
  public let isInvalidated: Bool
}

/// An optimistic answer that is applied.
@_spi(Inspection) public struct LayerContent: Sendable {
  public let number: UInt64
  public let operation: String
  /// What it wrote, in order; an empty name where it deleted or revived the record.
  public let slots: [(record: ImageKey, name: String)]
}

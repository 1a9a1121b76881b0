extension StoreCore {
  /// Has the image keep when a root was committed, unless what it selects stays in memory (B-23).
  func keep(_ stamp: RootStamp, of root: RootID) {
    guard let image, let operation = imageOperation(root) else { return }
    image.stamp(operation, isStale: stamp.epoch < invalidationEpoch)
  }

  /// When a root was committed in this launch or an earlier one, as the image knows.
  func imageStamp(of root: RootID, at now: Duration) -> RootStamp? {
    guard let image, let operation = imageOperation(root) else { return nil }
    switch image.age(of: operation) {
    case .since(let age): return RootStamp(time: now - age, epoch: invalidationEpoch)
    case .stale: return RootStamp(time: now, epoch: .min)
    case nil: return nil
    }
  }

  private func imageOperation(_ root: RootID) -> ImageOperation? {
    guard let known = roots.roots[root], known.kind == .query,
      let scope = owners.scope(root.number), !selectsTransientField(known)
    else { return nil }
    return ImageOperation(name: scope.operation, variables: known.variables.json)
  }

  private func selectsTransientField(_ root: RootTable.Root) -> Bool {
    let transient = Registry.shared.transientFields(of: self.root(root.kind).type)
    if transient.isEmpty { return false }
    let plan = root.plan.compiled
    let selection = plan.root(kind: root.kind, conditions: plan.conditions(for: root.variables))
    return (0..<selection.pointee.count).contains { index in
      let slot = selection.pointee.fields[index].own
      let field =
        slot.dynamic >= 0
        ? plan.dynamicKey(slot.dynamic).field : Registry.shared.field(ofKey: slot.storageKey)
      return transient.contains { utf8Equal($0, field) }
    }
  }
}

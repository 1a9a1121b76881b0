extension Anchor {
  /// This place, once the record holds all that the deferred part of the label alone brings (B-7.6). A part
  /// of which some is missing is not there yet.
  @_spi(Generated) @MainActor public func deferred(_ label: String) -> Anchor? {
    guard let core = record.home, let scope = core.owners.scope(ownerNumber),
      let operation = core.owners.scope(scope.base)
    else { return nil }
    let parts = operation.deferredParts(label)
    let isThere = parts.contains { part in
      (part.type.map { narrowed(to: $0) != nil } ?? true) && holds(part, operation, core)
    }
    return isThere ? self : nil
  }

  /// The fields of a plan are the operation's, whatever arguments a fragment is read with.
  @MainActor private func holds(
    _ part: DeferredPart, _ operation: OwnerTable.Scope, _ core: StoreCore
  ) -> Bool {
    for field in part.fields {
      if let type = field.type, narrowed(to: type) == nil { continue }
      if !field.conditions.allSatisfy({ $0.holds(for: operation.variables) }) { continue }
      let slot: SlotAddress
      switch field.key {
      case .fixed(let fixed): slot = fixed.address
      case .dynamic(let dynamic):
        slot = core.owners.slot(dynamic.key, in: operation.base) ?? SlotAddress(key: 0)
      }
      // A reader is told of the first that is missing; when that comes, it looks again.
      switch record.read(slot).value {
      case .missing: return false
      case .link(let target):
        if let below = field.below, !holds(below, at: target, operation, core) { return false }
      case .list(let targets):
        guard let below = field.below else { continue }
        for target in targets.records where !holds(below, at: target, operation, core) {
          return false
        }
      default: continue
      }
    }
    return true
  }

  @MainActor private func holds(
    _ part: DeferredPart, at target: Record, _ operation: OwnerTable.Scope, _ core: StoreCore
  ) -> Bool {
    if target.isDeleted { return true }
    return Anchor(record: target, owner: ownerNumber, origin: origin).holds(part, operation, core)
  }
}

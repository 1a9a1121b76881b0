extension Anchor {
  /// This place, once the record holds a field that a deferred part of the label brings (B-7.6).
  @_spi(Generated) @MainActor public func deferred(_ label: String) -> Anchor? {
    guard let core = record.home, let scope = core.owners.scope(ownerNumber) else { return nil }
    var isPresent = false
    // All are read, so that whichever comes first is noticed.
    for field in scope.deferredFields(label) {
      if let type = field.type, narrowed(to: type) == nil { continue }
      let slot: SlotAddress
      switch field.key {
      case .fixed(let fixed): slot = fixed.address
      case .dynamic(let dynamic): slot = owner.slot(dynamic).address
      }
      if !record.read(slot).value.isMissing { isPresent = true }
    }
    return isPresent ? self : nil
  }
}

/// Whether the records in memory answer a plan (B-13.2). Nothing is registered and nothing written.
struct Check {
  let core: StoreCore
  let owner: UInt32
  let plan: CompiledPlan

  /// Recursion goes as deep as the plan does.
  func answers(_ selection: UnsafePointer<CompiledSelection>, on record: Record) -> Bool {
    let known = selection.pointee.isAbstract ? variant(of: selection, for: record) : selection
    for index in 0..<known.pointee.count {
      let field = known.pointee.fields + index
      switch field.pointee.operation {
      case .typename, .membership: continue
      default: break
      }
      guard let slot = record.find(address(of: field, known.pointee.type)) else { return false }
      switch slot.tag.pointee {
      case .missing: return false
      case .link:
        guard let child = field.pointee.child else { continue }
        if !answers(child, on: slot.link.pointee) { return false }
      case .list:
        guard let child = field.pointee.child else { continue }
        for target in slot.list.pointee.records where !answers(child, on: target) { return false }
      default: continue
      }
    }
    return true
  }

  private func address(
    of field: UnsafePointer<CompiledField>, _ type: UInt32
  ) -> SlotAddress {
    let number = field.pointee.dynamic
    if number >= 0 {
      return core.owners.slot(plan.dynamicKey(number), in: owner) ?? SlotAddress(key: 0)
    }
    let isIndex = field.pointee.slot & Entry.byKey == 0
    return SlotAddress(
      type: isIndex ? type : 0, index: field.pointee.slot, key: field.pointee.storageKey)
  }

  private func variant(
    of selection: UnsafePointer<CompiledSelection>, for record: Record
  ) -> UnsafePointer<CompiledSelection> {
    let type = record.head.pointee.type
    if Registry.shared.isListed(type) { return plan.variant(of: selection, type: type, claims: 0) }
    var claims: UInt64 = 0
    let memberships = selection.pointee.parts.takeUnretainedValue().memberships
    for (index, membership) in memberships.prefix(64).enumerated()
    where core.learned.contains(Membership(type: type, abstract: membership.abstract)) {
      claims |= 1 << UInt64(index)
    }
    return plan.variant(of: selection, type: 0, claims: claims)
  }
}

extension StoreCore {
  /// Where records of a type keep what a field of a plan reads for an owner.
  @inline(__always) func address(
    of slot: CompiledSlot, in type: UInt32, _ plan: CompiledPlan, _ owner: UInt32
  ) -> SlotAddress {
    if slot.dynamic >= 0 {
      return owners.slot(plan.dynamicKey(slot.dynamic), in: owner) ?? SlotAddress(key: 0)
    }
    let isIndex = slot.slot & Entry.byKey == 0
    return SlotAddress(type: isIndex ? type : 0, index: slot.slot, key: slot.storageKey)
  }
}

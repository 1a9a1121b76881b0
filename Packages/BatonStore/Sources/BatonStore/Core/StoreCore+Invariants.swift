extension StoreCore {
  /// What is wrong with the store's structures; empty when nothing is. For tests, which ask after each
  /// mutation.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    var found = 0
    var entries: [UInt64: Int] = [:]
    for place in 0...tableMask where table[place] != 0 {
      entries[table[place] & 0xFFFF_FFFF, default: 0] += 1
    }
    let observed = Set(observedIndexes)
    for index in 0..<records.count {
      guard let record = records[index]?.takeUnretainedValue() else { continue }
      found += 1
      let head = record.head.pointee
      let key = record.fullKey
      if Int(head.index) != index { broken.append("\(key) is at \(index), not \(head.index)") }
      if head.box != nil, !observed.contains(UInt32(index)) {
        broken.append("\(key) is observed, and it is not known")
      }
      if record.home !== self { broken.append("\(key) has another home") }
      if head.pending != 0 { broken.append("\(key) has pending changes outside a batch") }
      broken += record.brokenInvariants().map { "\(key): \($0)" }
      if !shadows[index].isUnknown, shadows[index] != makeShadow(of: record) {
        broken.append("\(key) has other links than its shadow")
      }
      if entries[UInt64(index + 1)] != 1 { broken.append("\(key) is not once in the table") }
      let isFound = head.key.withBytes { bytes in
        let hash = RecordKey.hash(type: head.type, isKeyed: head.isKeyed, bytes: bytes)
        let lookup = RecordKey(type: head.type, isKeyed: head.isKeyed, hash: hash, bytes: bytes)
        return look(lookup).record?.takeUnretainedValue() === record
      }
      if !isFound { broken.append("\(key) is not found by its key") }
    }
    let marked = allRecords.filter(\.isDeleted)
    if marked.count != deleted {
      broken.append("\(marked.count) are deleted, but \(deleted) counted")
    }
    for record in marked where !record.heldPlaces.isEmpty {
      broken.append("\(record.fullKey) is deleted and holds something")
    }
    broken += brokenErrors()
    if found != live { broken.append("\(found) records, but \(live) are counted") }
    if shadows.count != records.count { broken.append("shadows are not one for each record") }
    if free.count + found != records.count { broken.append("free places are lost") }
    if depth != 0 || !graveyard.isEmpty { broken.append("a batch has not ended") }
    return broken
  }
}

extension Record {
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    let head = head.pointee
    let keys = Registry.shared.slotKeys(type: head.type)
    if Int(head.count) > keys.count { broken.append("more fixed slots than its type has") }
    var fixed = Set(keys.prefix(Int(head.count)))
    var last: UInt32?
    for position in 0..<(head.overflow?.pointee.count ?? 0) {
      guard let overflow = head.overflow?.pointee else { continue }
      let slot = overflow.slots[position]
      if let last, last >= slot.key { broken.append("overflow slots out of order") }
      last = slot.key
      if !fixed.insert(slot.key).inserted { broken.append("two slots for key \(slot.key)") }
      if slot.ordinal >= overflow.nextOrdinal { broken.append("an ordinal to come") }
    }
    forEachSlot { key, _, value in
      for target in value.targets where target.home !== self.home {
        broken.append("slot \(key) links to a record that the store let go of")
      }
    }
    return broken
  }
}

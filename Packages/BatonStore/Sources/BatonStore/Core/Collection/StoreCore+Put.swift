extension StoreCore {
  /// Writes a slot of a record that was there before the batch, and notes for the collection whether a
  /// link was moved or dropped.
  ///
  /// - Parameter grows: The slot's list keeps its entries in their order, and gets some more.
  @inline(__always)
  func put(
    _ value: Value, in slot: SlotPointer, of record: Record, grows: Bool = false
  ) {
    let held = slot.tag.pointee
    let wasLink = held == .link || held == .list
    if wasLink {
      if !grows { noteDropped(slot, value) }
      forgetShadow(of: record)
    } else {
      switch value {
      case .link, .list: forgetShadow(of: record)
      default: break
      }
    }
    slot.replace(with: value)
  }

  /// A list that only grew lets go of nothing.
  @inline(never) private func noteDropped(_ slot: SlotPointer, _ value: Value) {
    if isCollectionDue { return }
    if slot.tag.pointee == .list, case .list(let list) = value {
      let old = slot.list.pointee
      if list.keeps(old) { return }
    }
    isCollectionDue = true
  }
}

extension LinkList {
  /// Whether all records of another list are here, in their order.
  func keeps(_ other: LinkList) -> Bool {
    guard records.count >= other.records.count else { return false }
    if records.covers(other.records) { return true }
    var next = records.startIndex
    for record in other.records {
      while next < records.endIndex, records[next] !== record { next += 1 }
      if next == records.endIndex { return false }
      next += 1
    }
    return true
  }
}

extension StoreCore {
  /// Deletes the records of some ids, of whatever type (B-10.3). Types whose identity has several fields are
  /// not reached by an id alone (B-2.9).
  func delete(
    _ ids: ArraySlice<String>, _ pending: inout PendingChanges, _ run: inout EditRun
  ) {
    let types = Registry.shared.singleKeyTypes
    for id in ids {
      let held = types.compactMap { record(type: $0, value: id) }
      let found = held.filter { pending.isLive($0) }
      if held.isEmpty { run.unseenIDs.append(id) }
      if found.count > 1 { run.problems.append(.ambiguousIdentity) }
      guard found.count == 1, let record = found.first else { continue }
      pending.setDeleted(record, true)
      run.deleted.append(record)
      run.named.append(record)
    }
  }

  /// Deleted records hold nothing.
  func empty(_ records: [Record], _ pending: inout PendingChanges) {
    if records.isEmpty { return }
    for (record, places) in zip(records, pending.heldPlaces(of: records)) {
      pending.clearErrors(of: record)
      for place in places { pending.set(record, place, .missing) }
    }
  }

  func mark(_ record: Record, isDeleted: Bool) {
    guard record.home != nil, record.isDeleted != isDeleted else { return }
    record.head.pointee.isDeleted = isDeleted
    deleted += isDeleted ? 1 : -1
    deletionEpoch &+= 1
  }

  /// The records of which somebody ever read something, each once.
  private func observedRecords() -> [Record] {
    forgetUnobserved()
    return observedIndexes.compactMap { records[Int($0)]?.takeUnretainedValue() }
  }

  /// Notes a record that is read for the first time.
  func noteObserved(_ record: Record) {
    if record.isPlaceholder { return }
    if observedIndexes.count > 2 * live + 64 { forgetUnobserved() }
    observedIndexes.append(record.index)
  }

  /// Of records that went, the index may be another's by now, or stand here twice.
  private func forgetUnobserved() {
    var known: Set<UInt32> = []
    observedIndexes.removeAll { index in
      let record = records[Int(index)]?.takeUnretainedValue()
      return record?.head.pointee.box == nil || !known.insert(index).inserted
    }
  }

  /// The channels of the slots that link to records that are deleted or revived, as far as anybody can be
  /// observing them: they read otherwise, though they hold what they held (B-11.1).
  func channels(linkingTo turned: [Record]) -> [Told] {
    if turned.isEmpty { return [] }
    let targets = Set(turned.map(ObjectIdentifier.init))
    var channels: [Told] = []
    for record in observedRecords() {
      record.forEachSlot { _, place, value in
        guard let told = told(record, place) else { return }
        let links: Bool
        switch value {
        case .link(let target): links = targets.contains(ObjectIdentifier(target))
        case .list(let list):
          links = list.records.contains { targets.contains(ObjectIdentifier($0)) }
        default: links = false
        }
        if links { channels.append(told) }
      }
    }
    return channels
  }
}

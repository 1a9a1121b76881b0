extension StoreCore {
  /// Back to the three empty root records. Observers of values hear of it while the values are still
  /// there.
  ///
  /// - Returns: The roots that nobody held, which are gone.
  func clear() -> [RootID] {
    uncover()
    generation += 1
    batch &+= 1
    hasChanged = true
    depth += 1
    defer { endBatch() }
    let (told, holders) = observed()
    willSet(told)
    letGoOfAll(keepingRoots: true)
    let left = roots.clear()
    owners.forgetAll { roots.roots[RootID(number: $0)] == nil }
    didSet(told)
    withExtendedLifetime(holders) {}
    return left
  }

  /// The store goes: whoever still holds a lens reads nothing from now on.
  func end() {
    letGoOfAll(keepingRoots: false)
    owners.forgetAll { _ in true }
  }

  private func observed() -> (told: ContiguousArray<Told>, holders: [Record]) {
    var channels: ContiguousArray<Told> = []
    let holders = allRecords.filter { $0.head.pointee.box != nil }
    for record in holders {
      record.forEachSlot { _, place, _ in
        if let told = told(record, place) { channels.append(told) }
      }
    }
    return (channels, holders)
  }

  private func letGoOfAll(keepingRoots: Bool) {
    let roots = keepingRoots ? OperationKind.allCases.map(root) : []
    let old = allRecords
    for index in 0...tableMask { table[index] = 0 }
    for index in 0..<records.count { records[index]?.release() }
    records.removeLast(to: 0)
    shadows.removeLast(to: 0)
    observedIndexes = []
    free = []
    live = 0
    deleted = 0
    for record in old { errors.removeAll(of: record) }
    for root in roots { keep(root) }
    for record in old where !roots.contains(where: { $0 === record }) { letGo(record) }
    for placeholder in placeholders.values { letGo(placeholder) }
    placeholders = [:]
    layers = []
    provisional = []
    learned = []
  }

  /// Empties a root but keeps it, and who observes it, in the store.
  private func keep(_ root: Record) {
    let head = root.head
    for place in root.heldPlaces { root.pointer(place).destroy() }
    let (hash, place) = head.pointee.key.withBytes { bytes in
      let hash = RecordKey.hash(type: head.pointee.type, isKeyed: false, bytes: bytes)
      let key = RecordKey(type: head.pointee.type, isKeyed: false, hash: hash, bytes: bytes)
      return (hash, look(key).place)
    }
    head.pointee.index = UInt32(records.count)
    records.append(.passRetained(root))
    shadows.append(.unknown)
    if head.pointee.box != nil { noteObserved(root) }
    table[place] = UInt64(hash) << 32 | UInt64(root.index + 1)
    live += 1
  }
}

extension Record {
  /// The places of the slots that are not missing.
  var heldPlaces: [Place] {
    var places: [Place] = []
    forEachSlot { _, place, _ in places.append(place) }
    return places
  }
}

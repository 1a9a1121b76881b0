/// What a collection lets go of, once it is known what stays.
struct Sweep {
  private let core: StoreCore
  private let marking: Marking
  private var dead: [Record] = []
  /// Slots of records that stay, by key, which led to a record that goes.
  private var broken: [(record: Record, key: UInt32)] = []
  /// Records that stay and keep something for which no root asks any more.
  private var outdated: [Record] = []
  /// Which keys with variables no root has.
  private var unclaimed: [UInt32: Bool] = [:]

  init(_ core: StoreCore, _ marking: Marking) {
    self.core = core
    self.marking = marking
  }

  /// - Parameter keysLeft: Some owner was forgotten, whose keys may be nobody's now.
  mutating func find(keysLeft: Bool) {
    forEachIndex(reached: false) { sweep, index in
      if let record = sweep.core.records[index]?.takeUnretainedValue() { sweep.dead.append(record) }
    }
    if dead.isEmpty, !keysLeft { return }
    forEachIndex(reached: true) { sweep, index in
      let shadow = sweep.core.shadow(UInt32(index))
      if !sweep.dead.isEmpty { sweep.findBroken(index, shadow) }
      if keysLeft, shadow.hasOverflow { sweep.findOutdated(index) }
    }
  }

  private mutating func forEachIndex(
    reached: Bool, _ body: (inout Sweep, _ index: Int) -> Void
  ) {
    for word in 0..<marking.reached.count {
      var bits = reached ? marking.reached[word] : ~marking.reached[word]
      while bits != 0 {
        let index = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if index >= core.records.count { return }
        body(&self, index)
      }
    }
  }

  private mutating func findBroken(_ index: Int, _ shadow: Shadow) {
    if !shadow.hasSeveral, shadow.key == 0 || marking.isReached(shadow.target) { return }
    guard let record = core.records[index]?.takeUnretainedValue() else { return }
    record.forEachLink { key, _, slot in
      if !isWhole(slot) { broken.append((record, key)) }
    }
  }

  private func isWhole(_ slot: SlotPointer) -> Bool {
    if slot.tag.pointee == .link { return marking.isReached(slot.link.pointee.index) }
    return slot.list.pointee.records.walkIndexes { marking.isReached($0) }
  }

  private mutating func findOutdated(_ index: Int) {
    guard let record = core.records[index]?.takeUnretainedValue(),
      let overflow = record.head.pointee.overflow
    else { return }
    var isOutdated = false
    for position in 0..<overflow.pointee.count
    where isUnclaimed(overflow.pointee.slots[position].key) {
      isOutdated = true
    }
    if isOutdated { outdated.append(record) }
  }

  private mutating func isUnclaimed(_ key: UInt32) -> Bool {
    if marking.keys.contains(key) { return false }
    if let known = unclaimed[key] { return known }
    let isTemporary = Registry.shared.isTemporary(key)
    unclaimed[key] = isTemporary
    return isTemporary
  }

  /// The channels of what goes, as far as anybody can be observing them.
  func told() -> ContiguousArray<Told> {
    var channels: ContiguousArray<Told> = []
    for record in dead where record.head.pointee.box != nil {
      record.forEachSlot { _, place, _ in
        if let told = core.told(record, place) { channels.append(told) }
      }
    }
    var slots: Set<Told> = []
    func add(_ record: Record, _ place: Record.Place) {
      if let told = core.told(record, place), slots.insert(told).inserted { channels.append(told) }
    }
    for (record, key) in broken where record.head.pointee.box != nil {
      if let place = record.place(SlotAddress(key: key)) { add(record, place) }
    }
    for record in outdated where record.head.pointee.box != nil {
      record.forEachSlot { key, place, _ in
        if unclaimed[key] == true { add(record, place) }
      }
    }
    return channels
  }

  func write() {
    for (record, key) in broken {
      record.find(SlotAddress(key: key))?.replace(with: .missing)
      core.errors.set([], at: key, of: record)
      core.forgetShadow(of: record)
      if record.head.pointee.isEdge { core.edgeEpoch &+= 1 }
    }
    for record in outdated {
      record.head.pointee.overflow?.pointee.removeAll { unclaimed[$0] == true }
      for key in core.errors[record].keys where unclaimed[key] == true {
        core.errors.set([], at: key, of: record)
      }
      core.forgetShadow(of: record)
    }
    for record in dead {
      core.remove(record)
      core.letGo(record)
    }
    // Of two records that a lookup matched, one may be left.
    if !dead.isEmpty { core.hasChanged = true }
  }
}

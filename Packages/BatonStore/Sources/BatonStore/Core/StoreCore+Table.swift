// The table of keys: open addressing, linear probing, no tombstones.

extension StoreCore {
  /// The record of a key, or the place of the table where it would go.
  @inline(__always) func look(_ key: RecordKey) -> (record: Unmanaged<Record>?, place: Int) {
    var place = Int(key.hash) & tableMask
    while true {
      let entry = table[place]
      if entry == 0 { return (nil, place) }
      if entry >> 32 == UInt64(key.hash),
        let record = records[Int(entry & 0xFFFF_FFFF) &- 1], matches(record, key)
      {
        return (record, place)
      }
      place = (place &+ 1) & tableMask
    }
  }

  @inline(__always) private func matches(
    _ record: Unmanaged<Record>, _ key: RecordKey
  ) -> Bool {
    record._withUnsafeGuaranteedRef { record in
      let head = record.head
      return head.pointee.type == key.type && head.pointee.isKeyed == key.isKeyed
        && head.pointee.key.equals(key.bytes)
    }
  }

  /// Room for so many records, at three quarters full.
  @inline(__always) func reserve(_ count: Int) {
    if count &* 4 > (tableMask &+ 1) &* 3 { growTable(to: count) }
  }

  @inline(never) private func growTable(to count: Int) {
    var size = tableMask + 1
    while count * 4 > size * 3 { size *= 2 }
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    larger.initialize(repeating: 0, count: size)
    for place in 0...tableMask where table[place] != 0 {
      var free = Int(table[place] >> 32) & (size - 1)
      while larger[free] != 0 { free = (free + 1) & (size - 1) }
      larger[free] = table[place]
    }
    table.deallocate()
    table = larger
    tableMask = size - 1
  }

  /// Takes a record out of the table and the list, which holds it no longer; it is not detached yet.
  func remove(_ record: Record) {
    let index = record.index
    let head = record.head
    let hash = head.pointee.key.withBytes {
      RecordKey.hash(type: head.pointee.type, isKeyed: head.pointee.isKeyed, bytes: $0)
    }
    var hole = Int(hash) & tableMask
    while table[hole] & 0xFFFF_FFFF != UInt64(index + 1) {
      if table[hole] == 0 { return }
      hole = (hole + 1) & tableMask
    }
    var next = (hole + 1) & tableMask
    while table[next] != 0 {
      // An entry moves into the hole unless that would put it before its own first place.
      let home = Int(table[next] >> 32) & tableMask
      if (next - home) & tableMask >= (next - hole) & tableMask {
        table[hole] = table[next]
        hole = next
      }
      next = (next + 1) & tableMask
    }
    table[hole] = 0
    errors.removeAll(of: record)
    let held = records[Int(index)]
    records[Int(index)] = nil
    free.append(index)
    live -= 1
    if record.isDeleted { deleted -= 1 }
    held?.release()
  }

  /// The record of a path, or of an identity's value, made if there is none.
  func record(of identity: (type: UInt32, path: String), isKeyed: Bool = false) -> Record {
    refreshSlotCounts()
    reserve(live + 1)
    return Bytes.with(identity.path) { bytes in
      let hash = RecordKey.hash(type: identity.type, isKeyed: isKeyed, bytes: bytes)
      let key = RecordKey(type: identity.type, isKeyed: isKeyed, hash: hash, bytes: bytes)
      let (record, place) = look(key)
      return (record ?? add(key, at: place)).takeUnretainedValue()
    }
  }

  /// The record of an identity's value, if the store has it.
  func record(type: UInt32, value: String) -> Record? {
    record(type: type, value, isKeyed: true)
  }

  /// The record of a path, if the store has it.
  func record(type: UInt32, path: String) -> Record? {
    record(type: type, path, isKeyed: false)
  }

  private func record(type: UInt32, _ key: String, isKeyed: Bool) -> Record? {
    Bytes.with(key) { bytes in
      let hash = RecordKey.hash(type: type, isKeyed: isKeyed, bytes: bytes)
      return look(RecordKey(type: type, isKeyed: isKeyed, hash: hash, bytes: bytes)).record?
        .takeUnretainedValue()
    }
  }
}

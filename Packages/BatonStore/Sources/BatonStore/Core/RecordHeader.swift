/// Everything of a record but its slots.
@frozen @usableFromInline struct RecordHeader {
  /// `count` values: behind the header, or on their own once the record has grown.
  @usableFromInline var slots: UnsafeMutablePointer<Value>
  @usableFromInline var box: Unmanaged<ObservationBox>?
  /// The store's core; nil once the store let go of the record.
  @usableFromInline var home: Unmanaged<StoreCore>?
  @usableFromInline let type: UInt32
  /// How many slots can be read; 0 once the store let go of the record.
  @usableFromInline var count: UInt32
  /// The slots without a fixed place, sorted by key; nil while there are none.
  var overflow: UnsafeMutablePointer<OverflowSlot>?
  var overflowCount: UInt32
  var overflowCapacity: UInt32
  /// How many overflow slots the record ever had.
  var nextOrdinal: UInt32 = 0
  /// The identity's value, or the path of a record without one.
  let key: String
  let isKeyed: Bool
  var isPlaceholder = false
  /// The values are not behind the header.
  var isGrown = false
  /// The dense number of the record while the store has it.
  var index: UInt32
  /// The high half of the key table's entry.
  let hash: UInt32
  /// The batch that made the record.
  let batch: UInt32
  /// What the running batch changes: bit 63 is any slot from 63 on.
  var pending: UInt64 = 0
  /// Tells records apart for ever, also across stores.
  @usableFromInline let serial: UInt64
}

/// A slot of a record whose type has no fixed place for its key.
@usableFromInline struct OverflowSlot {
  let key: UInt32
  /// The record's how-manieth such slot this is; its observation channel follows from it.
  let ordinal: UInt32
  var value: Value

  var channel: Int { Channels.fixedLimit + Int(ordinal) }
}

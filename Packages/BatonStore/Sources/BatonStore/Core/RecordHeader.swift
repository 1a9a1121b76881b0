/// Everything of a record but its slots.
@usableFromInline struct RecordHeader {
  /// `count` payloads, and behind them as many tags: behind the header, or on their own once the record
  /// has grown.
  var payloads: UnsafeMutablePointer<SlotPayload>
  var box: Unmanaged<ObservationBox>?
  let type: UInt32
  /// How many slots can be read; 0 once the store let go of the record.
  var count: UInt32
  /// The store's core; nil once the store let go of the record.
  var home: Unmanaged<StoreCore>?
  /// The slots without a fixed place; nil while there never was one.
  var overflow: UnsafeMutablePointer<OverflowTable>?
  /// The identity's value, or the path of a record without one.
  let key: KeyText
  /// The dense number of the record while the store has it.
  var index: UInt32
  /// Given once in a store, in the order in which records are made.
  let number: UInt32
  /// What the running batch changes: bit 31 is any channel from 31 on.
  var pending: UInt32 = 0
  let isKeyed: Bool
  var isPlaceholder = false
  /// Only optimistic layers made the record.
  var isProvisional = false
  /// The record was deleted: it holds nothing, and links to it read as null (B-11).
  var isDeleted = false
  /// Some connection's list has, or had, the record as an edge.
  var isEdge = false
  /// Some field has errors (see ErrorTable).
  var hasErrors = false
  /// The slots are not behind the header.
  var isGrown = false
}

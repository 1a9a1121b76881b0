/// A key in the records of a type.
struct SlotReference: Hashable {
  /// The record type's name.
  var type: String
  var key: StorageKey
}

/// Where a record keeps the value of one storage key.
@_spi(Generated) @frozen public struct Slot: Sendable, Hashable {
  @usableFromInline let address: SlotAddress

  init(_ address: SlotAddress) {
    self.address = address
  }
}

/// In records of `type`, a slot is at `index`. In records of any other type, and where `type` is 0 (a
/// key of an abstract type, or one with variables), it is found by `key`.
@frozen @usableFromInline struct SlotAddress: Sendable, Hashable {
  @usableFromInline let type: UInt32
  @usableFromInline let index: UInt32
  @usableFromInline let key: UInt32

  init(type: UInt32, index: UInt32, key: UInt32) {
    self.type = type
    self.index = index
    self.key = key
  }

  /// The slot of a key that no type has a fixed place for.
  init(key: UInt32) {
    self.init(type: 0, index: 0, key: key)
  }
}

/// A slot whose storage key is rendered once per owner, from the owner's variables.
@_spi(Generated) public struct DynamicSlot: Sendable {
  let key: DynamicKey

  init(_ key: DynamicKey) {
    self.key = key
  }
}

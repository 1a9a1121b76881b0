import Observation

// What measures and tests of others than this package ask of a store.

extension Store {
  /// What is wrong with the store's structures, which nothing ever should be: empty.
  @_spi(Testing) public var brokenInvariants: [String] { core.brokenInvariants() }

  /// How many slots hold something, found in one pass over all of them.
  @_spi(Testing) public var heldSlotCount: Int { core.heldSlotCount }

  /// Whether a collection is to run on the next turn.
  @_spi(Testing) public var isCollectionComing: Bool { core.isCollectionComing }

  /// Observes every slot that holds something, as if a lens had read each by itself.
  ///
  /// - Parameter told: called once for each slot that a batch tells of a change, before the change; the names
  ///   are those of a dump. That a collection takes a record along is not told.
  @_spi(Testing) public func observeSlots(
    _ told: @escaping @MainActor @Sendable (_ record: String, _ field: String) -> Void
  ) {
    for record in core.allRecords {
      var keys: [UInt32] = []
      record.forEachSlot { key, _, _ in keys.append(key) }
      for key in keys {
        let (name, field) = (record.fullKey, Registry.shared.text(ofKey: key))
        withObservationTracking {
          _ = record.read(SlotAddress(key: key))
        } onChange: {
          // Slots are written on the main actor alone.
          MainActor.assumeIsolated { [weak self] in
            if self?.core.isSweeping == false { told(name, field) }
          }
        }
      }
    }
  }
}

import Observation

extension Store {
  /// Observes every slot that holds something, as if a lens had read each by itself.
  ///
  /// - Parameter told: called once for each slot that a batch tells of a change, before the change; the names
  ///   are those of a dump. That a collection takes a record along is not told.
  @_spi(Runtime) public func observeSlots(
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

@_spi(Image) @_spi(Inspection) public import BatonStore

/// What a store holds, written down.
public enum StoreExport {
  /// Every record by key, one a line, slots by storage key, all sorted: JSON that a test can compare and a
  /// person can read. Optimistic answers are applied.
  @MainActor public static func text(of store: Store) -> String { StoreDump(of: store).text }
}

extension StoreDump {
  /// The records that a store holds now.
  @MainActor public init(of store: Store) { self.init(store.contents) }
}

extension Store {
  /// Puts the records of a dump into the store, as one batch: what a test starts from. A slot that holds
  /// something keeps it.
  ///
  /// What no operation selects that is retained or was let go of lately goes with the next collection, as
  /// always. The age of the data is not known.
  ///
  /// ```swift
  /// let store = Store()
  /// store.fill(from: try StoreDump(text: fixture))
  /// ```
  public func fill(from dump: StoreDump) {
    let keys = DumpKeys(dump.records)
    fill(from: dump.records.map(keys.content))
  }
}

/// What a holder of a handle wants from the network, besides the records.
public enum FetchPolicy: Hashable, Sendable, CaseIterable {
  /// Records that are complete and fresh are enough; otherwise a fetch starts, and also after an
  /// answer with errors that belong to no field.
  case storeOrNetwork
  /// A fetch starts in any case; complete records are shown meanwhile.
  case storeAndNetwork
  /// A fetch starts, and the phase is `loading` up to its answer, whatever the records hold. A
  /// handle that was held before keeps showing its data.
  case networkOnly
  /// No fetch, ever: where records lack some of the data the phase is `failed` with `missingData`.
  case storeOnly

  /// Whether a holder with this policy lets the environment refetch on its own account.
  var allowsNetwork: Bool { self != .storeOnly }
}

/// When a handle asks the network, chosen where it is attached.
public enum FetchPolicy: Hashable, Sendable, CaseIterable {
  /// Shows what the store has, and fetches when the store can't answer or its data is stale.
  case storeOrNetwork
  /// Shows what the store has, and fetches.
  case storeAndNetwork
  /// Fetches, and shows `loading` until its own answer, unless another holder already shows the
  /// handle.
  case networkOnly
  /// Never fetches; without data in the store the phase is `failed` with `missingData`.
  case storeOnly

  /// Whether a holder with this policy lets the environment refetch on its own account.
  var allowsNetwork: Bool { self != .storeOnly }
}

@_spi(Runtime) @testable import Baton

extension Environment {
  /// The handles whose queries wait in the release buffer, the oldest first.
  var parked: [RootKey] { store.parkedRoots(.query).compactMap { roots[$0] } }

  /// The handles whose queries have an age.
  var stamped: Set<RootKey> {
    Set(roots.compactMap { store.stamp(of: $0.key) == nil ? nil : $0.value })
  }
}

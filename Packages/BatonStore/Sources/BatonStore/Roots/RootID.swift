/// Tells the roots of one store apart: one for each operation with its variables, an unset one being its
/// default. Never given to another.
@_spi(Runtime) public struct RootID: Hashable, Sendable {
  /// The number of the operation value's own owner.
  let number: UInt32
}

/// When a root was last committed (B-16.1).
@_spi(Runtime) public struct RootStamp: Hashable, Sendable {
  /// By the clock of whoever commits.
  public let time: Duration
  /// The store's `invalidationEpoch` when the data was asked for.
  public let epoch: Int

  public init(time: Duration, epoch: Int) {
    self.time = time
    self.epoch = epoch
  }
}

extension OperationHandle {
  /// Asks for what a lens of this root read and no response filled, once for each fetch of the root.
  func heal() {
    guard networkHolders > 0, flight == nil, healing == .none, !isGone else { return }
    healing = .underWay
    begin()?.isWantedByHolder = true
  }
}

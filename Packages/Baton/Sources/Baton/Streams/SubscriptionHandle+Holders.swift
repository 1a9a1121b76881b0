@_spi(Runtime) public import BatonStore

extension SubscriptionHandle {
  /// Holds the handle, its stream and what its events brought until the retention is released, as a view's
  /// `@Subscription` does. The first to hold it connects the stream, and the last one ends it.
  public func retain() -> Retention {
    attach()
    return Retention { [self] in detach() }
  }

  /// Connects a stream at once that waits or has ended. One that is parked stays so.
  public func retry() {
    guard holders > 0, let environment, environment.isActive, !isGone else { return }
    switch storedStream {
    case .waiting, .ended: connect()
    case .idle, .connecting, .open: break
    }
  }

  /// One more holder.
  func attach() {
    holders += 1
    guard let environment, !isGone else { return update { $0.end(.gone) } }
    environment.heldChanged(self)
    activityChanged()
  }

  /// One holder less.
  func detach() {
    holders -= 1
    if holders == 0, !isGone { becomeIdle() }
    environment?.heldChanged(self)
  }

  private func becomeIdle() {
    stop()
    backoff.reset()
    hasConnected = false
    update {
      ($0.stream, $0.failure) = (.idle, nil)
      ($0.hasData, $0.unplaced) = (false, [])
    }
  }
}

extension SubscriptionHandle: AnyHandle {
  var anyOperation: any GraphQLOperation { operation }
  var isHeld: Bool { holders > 0 }

  /// Parks the stream, or connects the one that is parked. One that has ended stays so.
  func activityChanged() {
    guard holders > 0, let environment, !isGone else { return }
    switch (storedStream, environment.isActive) {
    case (.idle, true): connect()
    case (.connecting, false), (.open, false), (.waiting, false):
      stop()
      update { ($0.stream, $0.failure) = (.idle, nil) }
    default: break
    }
  }

  func evicted() {}

  func becomeGone() {
    stop()
    update {
      $0.end(.gone)
      ($0.hasData, $0.unplaced) = (false, [])
    }
  }
}

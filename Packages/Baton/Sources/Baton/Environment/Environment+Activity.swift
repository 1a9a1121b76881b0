internal import BatonStore

extension Environment {
  /// The time since the environment was made, by its clock.
  public var now: Duration { clock.now }

  /// In the order in which the handles were made, so that what is sent comes in the same order each time.
  /// Each asks for itself what holds by then: who is told of one may set the activity anew.
  func activityChanged() {
    for handle in liveHandles { handle.activityChanged() }
  }
}

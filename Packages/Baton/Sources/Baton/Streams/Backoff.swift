/// The pauses between the failures of a stream and its next connection (B-19): a step that doubles, of
/// which half is chance, so that clients that failed together do not come back together.
struct Backoff: Hashable {
  private static let first = Duration.seconds(1)
  private static let longest = Duration.seconds(30)
  private var step = first

  /// The next pause.
  ///
  /// - Parameter chance: From 0 to 1; anything else counts as the nearer of the two.
  mutating func pause(chance: Double) -> Duration {
    defer { step = min(step * 2, Self.longest) }
    return step * (0.5 + min(max(chance, 0), 1) / 2)
  }

  /// An event came.
  mutating func reset() { step = Self.first }
}

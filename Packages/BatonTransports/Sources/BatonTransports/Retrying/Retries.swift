/// How often and how soon a query is sent again.
public struct Retries: Sendable {
  /// How often it is sent in all.
  public var attempts = 3
  /// The longest pause before the second time; it doubles with each. Half of a pause is chance, so
  /// that clients that failed together do not come back together.
  public var pause: Duration = .milliseconds(500)
  /// No pause is longer, unless the server asks for it.
  public var longestPause: Duration = .seconds(8)
  /// How long all attempts and pauses may take up to the first payload.
  public var deadline: Duration = .seconds(60)

  public init() {}

  /// The pause after a number of attempts, of which chance is between 0 and 1.
  func pause(after attempts: Int, chance: Double, asked: Duration?) -> Duration {
    var longest = pause
    var doublings = attempts - 1
    while doublings > 0, longest > .zero, longest < longestPause {
      longest *= 2
      doublings -= 1
    }
    let pause = min(longest, longestPause) * (0.5 + chance / 2)
    return max(pause, asked ?? .zero)
  }
}

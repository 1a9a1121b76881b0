/// The batch that changed a slot last. One that gives a slot the value it holds changes nothing.
@_spi(Inspection) public struct SlotWriter: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// An answer, or a payload committed by hand.
    case answer
    /// An optimistic answer.
    case optimistic
    /// An optimistic answer was taken back.
    case revert
    /// The record came from the image.
    case image
    /// The record came from a dump.
    case dump
    /// The runtime's own: that a page is loading, what a lookup found.
    case runtime
  }

  public let kind: Kind
  /// The operation's name; empty where nobody said.
  public let operation: String
  /// The how-manieth batch of the store it was.
  public let batch: Int
  /// Seconds since 1970.
  public let time: Double
}

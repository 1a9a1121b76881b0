@_spi(Inspection) internal import BatonStore

/// The batch that changed a slot last. One that gives a slot the value it holds changes nothing.
public struct Provenance: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// An answer, or a payload committed by hand.
    case answer
    /// An optimistic answer.
    case optimistic
    /// An optimistic answer was taken back.
    case revert
    /// The value came from the image.
    case image
    /// The value came from a dump.
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

  init(_ writer: SlotWriter) {
    kind = Kind(rawValue: writer.kind.rawValue) ?? .runtime
    operation = writer.operation
    batch = writer.batch
    time = writer.time
  }
}

/// A read that did not find what its lens promises (B-14.2). It names no value.
@_spi(Runtime) public struct ReadProblem: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Nothing was ever written to the slot.
    case missing
    /// The slot holds a null or a value of another kind.
    case unexpected
    /// The slot of a field under `@required(action: LOG)` holds a null, which made a lens absent.
    case requiredFieldMissing
  }

  public let kind: Kind
  /// The record's type.
  public let type: String
  /// The field's name, without arguments.
  public let field: String
  /// The root for which the lens reads; nil for a lens whose operation the store forgot.
  public let root: RootID?
}

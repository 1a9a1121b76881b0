/// The part of an operation value that is none of its variables: what it was resolved to. It is equal
/// to every other, so that it never takes part in the value's equality.
public struct Resolution<Handle: AnyObject & Sendable>: Hashable, Sendable {
  @_spi(Views)
  public enum State: Sendable {
    /// A mere value: no tree has filled it in.
    case unresolved
    case resolved(Handle)
    /// A tree has filled it in, and no environment was given to the tree.
    case withoutEnvironment
  }

  /// What a tree made of it.
  @_spi(Views) public var state: State

  @_spi(Views) public init(_ state: State) { self.state = state }

  /// A mere value's.
  public static var unresolved: Self { Self(.unresolved) }

  /// What it was resolved to; nil for a mere value.
  @_spi(Views) public var handle: Handle? {
    if case .resolved(let handle) = state { handle } else { nil }
  }

  public static func == (_: Self, _: Self) -> Bool { true }
  public func hash(into _: inout Hasher) {}
}

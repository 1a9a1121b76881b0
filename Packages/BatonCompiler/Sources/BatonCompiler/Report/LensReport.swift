/// A lens: what can be read through it, in the order of the generated accessors.
public struct LensReport: Hashable, Sendable {
  /// The schema's type that the lens reads.
  public var type: String
  /// The generated type, qualified by the types it is nested in: `CharacterQuery.Data.Character`.
  public var swiftName: String
  /// In the order in which the lens has them.
  public var accessors: [AccessorReport]

  /// The accessor of a member of the response, which a spread or a condition may hold instead.
  public func accessor(forResponseKey key: String) -> AccessorReport? {
    accessors.first { $0.responseKey?.utf8.elementsEqual(key.utf8) == true }
  }
}

/// A member of a lens and what it reads.
public struct AccessorReport: Hashable, Sendable {
  /// The Swift member, without backticks.
  public var accessor: String
  /// The member of the response that is read; nil for a spread and a type condition.
  public var responseKey: String?
  public var shape: Shape
  /// Whether the accessor's type is optional; of a result, the type of its success.
  public var isOptional: Bool
  /// Whether reading it may throw.
  public var isThrowing = false
  /// Whether it gives a `Result`, whose failure holds errors of fields.
  public var isResult = false
  /// The lens that a link, a list of links or a condition gives. A spread's is the fragment's own.
  public var lens: LensReport?

  /// What kind of value an accessor gives.
  public enum Shape: Hashable, Sendable {
    case scalar(Scalar)
    /// A list of scalars, its elements optional or not.
    case scalars(Scalar, optionalElements: Bool)
    /// A `__typename`: the concrete type's name.
    case typename
    case link
    case list
    /// The lens of another fragment, by its GraphQL name.
    case spread(String)
    /// What is only there when the object is of this type, or what an aliased inline fragment on it gives.
    case condition(String)
  }

  /// The type of a leaf.
  public enum Scalar: Hashable, Sendable {
    case string, int, float, boolean
    /// A custom scalar as its text.
    case custom
    /// A custom scalar as this Swift type.
    case mapped(String)
    /// A generated enum, by its Swift name.
    case enumeration(String)
  }
}

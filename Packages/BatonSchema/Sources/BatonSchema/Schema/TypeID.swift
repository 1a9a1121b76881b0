/// A type of one schema by number: dense, from 0, in the order of `Schema.types`.
public struct TypeID: Hashable, Comparable, Sendable {
  /// The place in `Schema.types`.
  public let index: Int

  init(_ index: Int) { self.index = index }

  public static func < (lhs: TypeID, rhs: TypeID) -> Bool { lhs.index < rhs.index }
}

/// A way from an operation's lens to the value at a path, by accessors.
struct Route: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// An accessor that may read null, where the route ends.
    case link(Accessor)
    /// An element of the list of lenses that the accessor before gave.
    case element(Int)
    /// A spread's or a condition's accessor, without which the route does not apply.
    case enter(Accessor)
    /// The accessor whose value is read.
    case leaf(Accessor)
    /// An element of the list of scalars that the leaf gave.
    case scalarElement(Int)
  }

  /// A member of a lens, and how its value is got at.
  struct Accessor: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    /// Whether reading it may throw.
    let isThrowing: Bool
    /// Whether it gives a result.
    let isResult: Bool

    init(_ name: String, isThrowing: Bool = false, isResult: Bool = false) {
      self.name = name
      self.isThrowing = isThrowing
      self.isResult = isResult
    }

    init(stringLiteral name: String) { self.init(name) }
  }

  /// From the lens on; without any, what is read is the operation's own outcome.
  var steps: [Step]
}

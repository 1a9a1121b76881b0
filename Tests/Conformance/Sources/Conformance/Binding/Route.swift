/// A way from an operation's lens to the value at a path, by accessors.
struct Route: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// An accessor that may read null, where the route ends.
    case link(String)
    /// An element of the list of lenses that the accessor before gave.
    case element(Int)
    /// A spread's or a condition's accessor, without which the route does not apply.
    case enter(String)
    /// The accessor whose value is read.
    case leaf(String)
    /// An element of the list of scalars that the leaf gave.
    case scalarElement(Int)
  }

  var steps: [Step]
}

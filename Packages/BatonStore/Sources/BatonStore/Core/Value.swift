/// What a slot holds (B-4.1). Missing is not null.
@frozen @usableFromInline enum Value {
  case missing, null
  case bool(Bool), int(Int), double(Double), string(String)
  case link(Record)
  case list(LinkList)
  case scalars(ScalarList)

  @inline(__always) var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// A scalar, null among them, as against a link, a list of links and nothing at all.
  var isScalar: Bool {
    switch self {
    case .null, .bool, .int, .double, .string, .scalars: true
    case .missing, .link, .list: false
    }
  }
}

/// A list of scalars; `null` among them, never `missing`.
@usableFromInline final class ScalarList: Sendable {
  @usableFromInline let values: [Scalar]

  init(_ values: [Scalar]) {
    self.values = values
  }
}

/// An element of a list of scalars.
@frozen @usableFromInline enum Scalar: Sendable {
  case null
  case bool(Bool), int(Int), double(Double), string(String)
}

/// What a slot holds (B-4.1), as a value of its own. Missing is not null.
enum Value {
  case missing, null
  case bool(Bool), int(Int), double(Double), string(String)
  case link(Record)
  case list(LinkList)
  case scalars(ScalarList)

  @inline(__always) var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}

/// A list of scalars; `null` among them, never `missing`.
final class ScalarList: Sendable {
  let values: [Scalar]

  init(_ values: [Scalar]) {
    self.values = values
  }
}

/// An element of a list of scalars.
@_spi(Image) public enum Scalar: Sendable {
  case null
  case bool(Bool), int(Int), double(Double), string(String)
}

/// How a scalar or a list of scalars reads.
struct ScalarAccess: Hashable {
  var scalar: AccessorReport.Scalar
  var isList: Bool
  var isNonNull: Bool
  var hasNonNullElements: Bool
}

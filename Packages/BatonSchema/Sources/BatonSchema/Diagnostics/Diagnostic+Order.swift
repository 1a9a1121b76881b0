extension Diagnostic {
  /// Where it stands in its own text; diagnostics of one text are reported in this order.
  static func isBefore(_ lhs: Diagnostic, _ rhs: Diagnostic) -> Bool {
    let (left, right) = (lhs.location.range, rhs.location.range)
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end < right.end }
    if lhs.id != rhs.id { return lhs.id < rhs.id }
    return lhs.message < rhs.message
  }
}

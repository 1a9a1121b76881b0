/// How a root field names a record by its key (B-13.3).
struct PlanLookup: Hashable {
  /// Nil for one that reaches several types.
  var type: String?
  var key: [KeyValue]
}

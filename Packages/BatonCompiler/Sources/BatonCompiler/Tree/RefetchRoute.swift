import BatonSchema

/// The query that reads the object of a `@refetchable` fragment again (B-22).
struct RefetchRoute {
  var queryName: String
  /// The query's variables.
  var variables: [String] = []
  /// The root field that finds the object; nil for a fragment on the query type.
  var field: SchemaField?
  /// The field's arguments with the key fields that they name, in the key's order.
  var key: [(argument: String, field: String)]
}

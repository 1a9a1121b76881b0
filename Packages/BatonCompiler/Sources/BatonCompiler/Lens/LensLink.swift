import BatonSchema

/// Where a link leads.
struct LensLink {
  /// The struct's name as it resolves from the accessor.
  var lens: String
  var isNonNull: Bool
  /// The schema's type of the object.
  var type: SchemaType
}

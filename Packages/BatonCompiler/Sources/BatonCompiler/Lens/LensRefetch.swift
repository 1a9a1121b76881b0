import BatonSchema

/// What the lens of a `@refetchable` fragment has besides its accessors.
struct LensRefetch {
  /// The Swift name of the query.
  var query: String
  /// The query's variables.
  var variables: [String]
  /// The arguments that a call may give anew.
  var parameters: [FragmentArgument]
  /// The variables that key the object, with the slots that hold their values.
  var key: [(variable: String, slot: SlotReference)]
}

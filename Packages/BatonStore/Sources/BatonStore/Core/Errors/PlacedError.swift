/// An error of a response at the field that it belongs to (B-6.1).
struct PlacedError {
  /// The object of the response.
  let entity: UInt32
  /// As `Entry.slot`.
  let slot: UInt32
  let error: GraphQLError
}

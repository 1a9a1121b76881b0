/// The fields of the first entity that a part would have filled and that failed with it (B-7.3): they share
/// the errors, of which there is one list.
struct FailedFields {
  /// As `Entry.slot`, each once.
  var slots: Set<UInt32> = []
  var errors: [GraphQLError] = []
}

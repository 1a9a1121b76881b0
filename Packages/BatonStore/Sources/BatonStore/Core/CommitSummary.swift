/// What one batch did.
public struct CommitSummary: Sendable, Hashable {
  /// A slot whose value differs from before the batch.
  public struct Change: Sendable, Hashable {
    /// The record's key, as in a dump.
    public let record: String
    /// The storage key, as in a dump.
    public let field: String
    /// Whether the slot held something before; a null is something.
    public let heldValue: Bool
  }

  /// How many slots of records that existed before differ from before, and how many fields have other
  /// errors than before (B-8.6).
  public internal(set) var changed = 0
  /// How many records the batch made.
  public internal(set) var made = 0
  /// The errors that came with the data, in the server's order. Those of fields are kept with the fields.
  public internal(set) var errors: [GraphQLError] = []
  /// Those of `errors` that belong to no field, but to the response as a whole (B-6.2).
  public internal(set) var unplacedErrors: [GraphQLError] = []
  /// Those of `errors` that nobody who reads the response catches (B-6.4).
  public internal(set) var unhandledErrors: [GraphQLError] = []
  /// What the response asked of lists and records and did not get, in the order of the response; then the
  /// layers that failed.
  public internal(set) var problems: [CommitProblem] = []
  /// The slots counted by `changed`; empty unless the store was told to list them.
  public internal(set) var changes: [Change] = []
}

/// What a batch asked of the store and did not get (B-7.4, B-9.5, B-10.3, B-12.4). It names no value.
public enum CommitProblem: Sendable, Hashable {
  /// A page whose cursor is not where the list ends, or begins. It went to its place in the list, or
  /// nowhere if the list does not have the cursor.
  case pageOutOfPlace
  /// A record that was to be deleted by its id alone: records of several types have that id.
  case ambiguousIdentity
  /// The function of an optimistic layer threw when it was asked again: the layer shows nothing until the
  /// function answers. The batch that made it fail says so.
  case optimisticFailed
  /// A deferred part for a place that is not there, or not any more (B-7.4); the path's steps joined by
  /// dots, empty where it is not known. Nothing of it was written.
  case partDropped(path: String)
}

/// What can answer an operation (B-13.1).
public enum Availability: Sendable, Hashable {
  /// The records in memory.
  case memory
  /// The records in memory with what the image had of them, which is in memory now.
  case image
  /// Not the store; a server would have to be asked.
  case miss
}

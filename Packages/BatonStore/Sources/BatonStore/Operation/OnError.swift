/// What a server makes of an answer in which a field fails, where it lets a request say so.
public enum OnError: String, Sendable, Hashable, CaseIterable {
  /// A null goes up to the next field that may be null: what servers do unasked.
  case propagate = "PROPAGATE"
  /// The failed field alone is null, whatever its type says.
  case null = "NULL"
  /// The first error ends the whole answer.
  case abort = "ABORT"
}

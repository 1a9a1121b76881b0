/// Makes responses ready to commit: bytes to change sets, off the main actor.
@_spi(Runtime) public enum Ingest {
  /// Whether a response must answer everything its plan expects (B-5.6).
  public enum Completeness: Sendable {
    case server, partial
  }

  /// Reads a response by the operation's plan. Runs on any thread; takes time in proportion to the bytes.
  public static func changeSet<Operation: GraphQLOperation>(
    for operation: Operation, payload: Payload, completeness: Completeness
  ) throws(IngestError) -> ChangeSet {
    throw .malformed(reason: "the ingest is not built yet", offset: 0)
  }
}

@_spi(Runtime) public final class ChangeSet: @unchecked Sendable {
  init() {}
}

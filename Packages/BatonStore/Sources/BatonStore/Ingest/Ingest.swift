/// Makes responses ready to commit: bytes to change sets, off the main actor.
@_spi(Runtime) public enum Ingest {
  /// Whether a response must answer everything its plan expects (B-5.6).
  public enum Completeness: Sendable {
    /// A server's answer: it must.
    case server
    /// A payload committed by hand: it need not.
    case partial
  }

  /// Reads a response by the operation's plan. Runs on any thread and takes time in proportion to the
  /// bytes.
  ///
  /// - Returns: What the response writes, to be committed once, with the errors beside its data.
  /// - Throws: `IngestError`: the response is malformed, or the server refused the request.
  public static func changeSet<Operation: GraphQLOperation>(
    for operation: Operation, payload: Payload, completeness: Completeness
  ) throws(IngestError) -> ChangeSet {
    let changes = try changeSet(
      plan: Operation.plan.compiled, kind: Operation.kind,
      variables: operation.variables.merging(defaults: Operation.defaults),
      bytes: payload.bytes, isComplete: completeness == .server)
    changes.operation = Operation.name
    return changes
  }

  /// The largest response that is read, in bytes; a change set has 28 bits for a key's length.
  static let sizeLimit = 1 << 27

  /// How many bytes of paths a response of so many bytes may name: each object below a long id repeats
  /// it, so that a small response could take a thousand times its size.
  static func pathLimit(responseSize: Int) -> Int {
    min(sizeLimit, responseSize * 16 + 1 << 20)
  }

  static func changeSet(
    plan: CompiledPlan, kind: OperationKind, variables: Variables, bytes: [UInt8], isComplete: Bool
  ) throws(IngestError) -> ChangeSet {
    try checkSize(bytes)
    return try first(
      plan: plan, kind: kind, variables: variables, bytes: repaired(bytes), isComplete: isComplete
    ).changes
  }

  /// The only payload of a response, or the first one.
  static func first(
    plan: CompiledPlan, kind: OperationKind, variables: Variables, bytes: [UInt8], isComplete: Bool
  ) throws(IngestError) -> (changes: ChangeSet, notes: PartNotes) {
    let root = plan.root(kind: kind, conditions: plan.conditions(for: variables))
    var parser = Parser(bytes, plan: plan, variables: variables, isComplete: isComplete)
    defer { parser.deallocateStacks() }
    do {
      let envelope = try parser.response(root, kind)
      let (unplaced, unhandled) = parser.place(envelope.errors, root)
      let changes = ChangeSet(
        parts: parser.parts, kind: kind, errors: envelope.errors, unplacedErrors: unplaced,
        unhandledErrors: unhandled, keys: parser.dynamicKeys)
      return (changes, envelope.notes)
    } catch {
      parser.abandon()
      throw error
    }
  }

  static func checkSize(_ bytes: [UInt8]) throws(IngestError) {
    guard bytes.count > sizeLimit else { return }
    throw .malformed(reason: "the response is larger than \(sizeLimit) bytes", offset: sizeLimit)
  }

  /// The bytes with U+FFFD in place of what is no UTF-8, as a browser reads a response; as they are
  /// where all is well.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    if UTF8Check.isValid(bytes) { return bytes }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}

import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// A plan read and committed without an operation's type.
struct TestPlan: Sendable {
  let plan: Plan
  var kind = OperationKind.query
  var variables = Variables()
  var name = "Test"

  init(_ fields: [SelectionField], variables: Variables = Variables(), name: String = "Test") {
    self.name = name
    plan = Plan(
      root: Selection(type: RecordType("Query"), key: [], abstract: false, fields: fields))
    self.variables = variables
  }

  func changeSet(
    _ response: String, isComplete: Bool = true
  ) throws(IngestError) -> ChangeSet {
    try changeSet(Array(response.utf8), isComplete: isComplete)
  }

  func changeSet(_ bytes: [UInt8], isComplete: Bool = true) throws(IngestError) -> ChangeSet {
    try Ingest.changeSet(
      plan: plan.compiled, kind: kind, variables: variables, bytes: bytes, isComplete: isComplete)
  }

  @MainActor @discardableResult
  func commit(
    _ response: String, to store: Store, isComplete: Bool = true
  ) throws(IngestError) -> CommitSummary {
    store.commit(try changeSet(response, isComplete: isComplete), as: .server)
  }

  /// The root of the plan's operation.
  @MainActor func root(in store: Store) -> RootID {
    RootID(number: store.core.owners.number(operation: name, variables: variables, plan: plan))
  }

  /// Holds what the plan selects, as an operation does.
  @MainActor @discardableResult func retain(in store: Store) -> RootID {
    let id = root(in: store)
    store.core.roots.retain(id, RootTable.Root(kind: kind, plan: plan, variables: variables))
    return id
  }

  @MainActor func park(in store: Store) {
    let root = RootTable.Root(kind: kind, plan: plan, variables: variables)
    store.left(store.core.roots.park(self.root(in: store), root))
  }

  /// The lens's anchor over the root.
  @MainActor func anchor(in store: Store) -> Anchor {
    let record = store.core.root(kind)
    let owner = root(in: store).number
    return Anchor(record: record, owner: owner, origin: record.number)
  }
}

extension Store {
  /// The dump's line of one record, without the key; nil where there is none.
  func line(_ key: String) -> String? {
    var quoted = ""
    JSONText.append(string: key, to: &quoted)
    for line in dump().split(separator: "\n") where line.hasPrefix("  \(quoted): ") {
      var text = line.dropFirst(quoted.count + 4)
      if text.hasSuffix(",") { text = text.dropLast() }
      return String(text)
    }
    return nil
  }
}

/// The malformed reason and offset of a response; nil if it is taken.
func refusal(_ plan: TestPlan, _ response: String, isComplete: Bool = true) -> IngestError? {
  do throws(IngestError) {
    _ = try plan.changeSet(response, isComplete: isComplete)
    return nil
  } catch {
    return error
  }
}

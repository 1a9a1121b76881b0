public import Baton
import SpecExchange

/// One operation of a tree as the generated program knows it: how its value is made of variables,
/// and how each path that some case or script reads is read through its lens.
public struct OperationReader: Sendable {
  /// A way to a value through the generated accessors; nil when a spread or a condition on it does
  /// not apply to the object at hand.
  public typealias Route<Data> = @MainActor @Sendable (Data) -> Reading?

  /// The name under which the tree's inputs ask for this reader.
  public let name: String
  let run: @MainActor @Sendable (CaseInput) async -> CaseOutcome
  /// The operation of these variables, as a script's steps use it.
  let scripted: @MainActor @Sendable (JSON) throws -> any ScriptOperation

  /// The same, to be given any payloads.
  let fuzzed: @MainActor @Sendable (JSON) throws -> any FuzzedOperation

  private init<Operation: GraphQLOperation>(
    _ name: String,
    _ operation: @escaping @Sendable (VariableValues) throws -> Operation,
    _ paths: [String: [Route<Operation.Data>]],
    scripted:
      @escaping @MainActor @Sendable (Operation, PathReads<Operation.Data>) ->
      any ScriptOperation
  ) {
    self.name = name
    run = { input in
      await CaseRun(input: input, reads: PathReads(of: Operation.self, paths))
        .outcome(of: operation)
    }
    fuzzed = { variables in
      TypedFuzzedOperation(
        operation: try operation(VariableValues(variables)),
        reads: PathReads(of: Operation.self, paths))
    }
    self.scripted = { variables in
      scripted(try operation(VariableValues(variables)), PathReads(of: Operation.self, paths))
    }
  }

  /// - Parameter paths: The routes of each path; the first that applies is what the path reads.
  public init<Operation: Query>(
    _ name: String, query: @escaping @Sendable (VariableValues) throws -> Operation,
    paths: [String: [Route<Operation.Data>]]
  ) {
    self.init(name, query, paths) { ScriptQuery(operation: $0, reads: $1) }
  }

  /// - Parameter paths: As of a query.
  public init<Operation: Mutation>(
    _ name: String, mutation: @escaping @Sendable (VariableValues) throws -> Operation,
    paths: [String: [Route<Operation.Data>]]
  ) {
    self.init(name, mutation, paths) { ScriptMutation(operation: $0, reads: $1) }
  }

  /// - Parameter paths: As of a query.
  public init<Operation: Subscription>(
    _ name: String, subscription: @escaping @Sendable (VariableValues) throws -> Operation,
    paths: [String: [Route<Operation.Data>]]
  ) {
    self.init(name, subscription, paths) { ScriptSubscription(operation: $0, reads: $1) }
  }
}

public import BatonStore
import SpecExchange

/// One operation of a tree as the generated program knows it: how its value is made of variables,
/// and how each path that some case reads is read through its lens.
public struct OperationReader: Sendable {
  /// A way to a value through the generated accessors; nil when a spread or a condition on it does
  /// not apply to the object at hand.
  public typealias Route<Data> = @MainActor @Sendable (Data) -> Reading?

  /// The name under which the tree's inputs ask for this reader.
  public let name: String
  let run: @MainActor @Sendable (CaseInput) -> CaseOutcome

  /// - Parameter paths: The routes of each path; the first that applies is what the path reads.
  public init<Operation: GraphQLOperation>(
    _ name: String,
    operation: @escaping @Sendable (VariableValues) throws -> Operation,
    paths: [String: [Route<Operation.Data>]]
  ) {
    self.name = name
    run = { input in
      CaseRun(input: input, paths: paths).outcome(of: operation)
    }
  }
}

@_spi(Runtime) import Baton
import BatonTesting
import SpecExchange

/// An operation and its variables, whatever its type, as a script's steps use it.
@MainActor
protocol ScriptOperation {
  /// What a request of the operation is known by among those that were sent.
  var request: Request { get }
  func availability(in environment: Environment) -> Availability
  func commit(_ payload: Payload, in environment: Environment) throws
  /// What the rows find otherwise that a lens made by hand reads.
  func failures(of rows: [ReadRow], in environment: Environment) -> [String]
  /// Has a server answer, and waits for the commit.
  func send(in environment: Environment) async throws
  /// Shows an optimistic answer as long as the server's is awaited, and waits for that.
  func send(showing payload: Payload, in environment: Environment) async throws
  func attach(_ policy: FetchPolicy, in environment: Environment) throws -> any ScriptHandle
}

/// A step asks of an operation what its kind does not do.
struct WrongKind: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

// What is the same for each kind.

@MainActor
protocol TypedScriptOperation: ScriptOperation {
  associatedtype Operation: GraphQLOperation
  var operation: Operation { get }
  var reads: PathReads<Operation.Data> { get }
}

extension TypedScriptOperation {
  var request: Request { Request(operation) }

  func availability(in environment: Environment) -> Availability {
    environment.store.check(operation)
  }

  func commit(_ payload: Payload, in environment: Environment) throws {
    try environment.commitPayload(operation, payload)
  }

  func failures(of rows: [ReadRow], in environment: Environment) -> [String] {
    reads.failures(of: rows, on: environment.store.read(operation))
  }

  func send(showing payload: Payload, in environment: Environment) async throws {
    throw WrongKind("\(Operation.name) is no mutation; an optimistic answer is one's")
  }

  func attach(_ policy: FetchPolicy, in environment: Environment) throws -> any ScriptHandle {
    throw WrongKind("\(Operation.name) is a mutation, which has no handle")
  }
}

struct ScriptQuery<Operation: Query>: TypedScriptOperation {
  let operation: Operation
  let reads: PathReads<Operation.Data>

  func send(in environment: Environment) async throws {
    try await environment.fetch(operation)
  }

  func attach(_ policy: FetchPolicy, in environment: Environment) throws -> any ScriptHandle {
    TypedScriptHandle(operation, reads, policy, in: environment)
  }
}

struct ScriptMutation<Operation: Mutation>: TypedScriptOperation {
  let operation: Operation
  let reads: PathReads<Operation.Data>

  func send(in environment: Environment) async throws {
    try await environment.mutate(operation)
  }

  func send(showing payload: Payload, in environment: Environment) async throws {
    try await environment.mutate(operation, showing: payload)
  }
}

struct ScriptSubscription<Operation: Subscription>: TypedScriptOperation {
  let operation: Operation
  let reads: PathReads<Operation.Data>

  /// Holds the subscription up to its end, which comes behind the event.
  func send(in environment: Environment) async throws {
    let handle = environment.handle(for: operation)
    let retention = handle.retain()
    defer { retention.release() }
    try await BatonTesting.wait { handle.failure != nil || handle.stream == .ended(nil) }
    if let failure = handle.failure { throw failure }
  }

  func attach(_ policy: FetchPolicy, in environment: Environment) throws -> any ScriptHandle {
    ScriptStream(operation, reads, in: environment)
  }
}

public import BatonStore

/// A mutation as a view runs it. Generated types conform, and add `callAsFunction` with one argument for
/// each variable, and `optimistic`, in the two forms that `run` has.
public protocol MutationAction: Sendable {
  associatedtype Operation: Mutation
  init()
  /// The place of the view that runs it. Generated.
  var resolution: Resolution<ActionState> { get set }
}

@MainActor
extension MutationAction {
  /// Whether a call of this view's has not been answered.
  public var isInFlight: Bool { resolution.handle?.isInFlight ?? false }

  /// Runs the mutation in the view's environment, as ``Environment/mutate(_:optimistic:)`` does.
  ///
  /// - Throws: the ``Failure`` of the request; `environment` where the view is in no tree that has an
  ///   environment, or the environment was let go.
  @discardableResult
  public func run(
    _ operation: Operation, optimistic: Operation.Optimistic? = nil
  ) async throws -> Operation.Data {
    try await counted { try await $0.mutate(operation, optimistic: optimistic) }
  }

  /// Runs the mutation with an optimistic answer that is worked out from the store, as
  /// ``Environment/mutate(_:optimistic:)`` does.
  ///
  /// - Throws: as the other form.
  @discardableResult
  public func run(
    _ operation: Operation,
    optimistic: @escaping @MainActor (StoreReader) -> Operation.Optimistic?
  ) async throws -> Operation.Data {
    try await counted { try await $0.mutate(operation, optimistic: optimistic) }
  }

  private func counted(
    _ body: @MainActor (Environment) async throws -> Operation.Data
  ) async throws -> Operation.Data {
    guard let state = resolution.handle, state.hasEnvironment else {
      throw Failure.environment(.none)
    }
    guard let environment = state.environment else { throw Failure.environment(.released) }
    state.began()
    defer { state.ended() }
    return try await body(environment)
  }
}

/// What a view's identity holds for one `@Mutation`: how many calls are in flight.
@MainActor
public final class ActionState {
  // State, on the main actor: `environment`, the tree's, set before each body, and `hasEnvironment`,
  // whether there was one then: it is weak, and may have gone since; `count`, the calls in flight,
  // with its signal, which tells only of the change between none and some.
  private(set) weak var environment: Environment?
  private(set) var hasEnvironment = false
  private var count = 0
  private let signal = Signal()

  @_spi(Views) public nonisolated init() {}

  func enter(_ environment: Environment?) {
    self.environment = environment
    hasEnvironment = environment != nil
  }

  var isInFlight: Bool {
    signal.read()
    return count > 0
  }

  func began() { change(by: 1) }
  func ended() { change(by: -1) }

  private func change(by step: Int) {
    let tells = (count > 0) != (count + step > 0)
    if tells { signal.willChange() }
    count += step
    if tells { signal.didChange() }
  }
}

@_spi(Generated) @_spi(Runtime) public import BatonStore

@MainActor
extension Anchor {
  /// Runs the query of a `@refetchable` fragment for the record at which the fragment begins, and waits
  /// for the commit; joins an equal call that is in flight.
  ///
  /// - Parameter arguments: Those to change; the others stay as they are.
  /// - Returns: The record, read with these arguments; this very place where none differs.
  /// - Throws: The ``Failure`` of the request; `environment` where the lens's store has no environment;
  ///   `gone` where that has ended, or the store let go of the record; `requiredField` where the server finds no such object any more.
  @_spi(Generated)
  public func refetch(
    _ refetching: Refetching, _ arguments: [String: Variable?]
  ) async throws -> Anchor {
    try await refetch(refetching, refetching.query, arguments)
  }

  private func refetch<Base: Query>(
    _ refetching: Refetching, _ query: Base.Type, _ arguments: [String: Variable?]
  ) async throws -> Anchor {
    let environment = try environment
    let current = try variables(for: refetching)
    let operation = Requery<Base>(Variables(arguments).merging(defaults: current))
    let retention = try await environment.load(operation)
    defer { retention.release() }
    do {
      let found = try environment.store.object(of: operation, isRoot: refetching.key.isEmpty)
      let isTheSame = operation.variables.merging(defaults: Base.defaults) == current
      return isTheSame && found.identity == identity ? self : found
    } catch {
      throw Failure.requiredField(path: [error.field])
    }
  }

  /// Runs the query for the page behind the last. Does nothing where the list has no next page, or one is
  /// under way, or `number` is not positive.
  ///
  /// - Parameters:
  ///   - count: The variable that takes `number`.
  ///   - cursor: The variable that takes the list's end cursor.
  /// - Throws: The ``Failure`` of the request; `environment` where the lens's store has no environment;
  ///   `gone` where that has ended, or the store let go of the list.
  @_spi(Generated)
  public func loadNext(
    _ number: Int, _ refetching: Refetching, count: String, cursor: String
  ) async throws {
    try await load(.next, number, refetching, refetching.query, count: count, cursor: cursor)
  }

  /// Runs the query for the page before the first; the parameters are those of `loadNext`.
  @_spi(Generated)
  public func loadPrevious(
    _ number: Int, _ refetching: Refetching, count: String, cursor: String
  ) async throws {
    try await load(.previous, number, refetching, refetching.query, count: count, cursor: cursor)
  }

  private func load<Base: Query>(
    _ page: PageDirection, _ number: Int, _ refetching: Refetching, _ query: Base.Type,
    count: String, cursor: String
  ) async throws {
    let environment = try environment
    guard number > 0, let position = self.cursor(of: page) else { return }
    let place = Variables([count: Variable(number) as Variable, cursor: position])
    let operation = Requery<Base>(place.merging(defaults: try variables(for: refetching)))
    setLoading(page, true)
    try await environment.load(operation) { setLoading(page, false) }
  }

  private var environment: Environment {
    get throws(Failure) {
      if hasLeft { throw .gone }
      guard let environment = driver as? Environment else { throw .environment(.noneForLens) }
      if environment.hasEnded { throw .gone }
      return environment
    }
  }

  /// What the query is asked with to answer what the lens reads.
  private func variables(for refetching: Refetching) throws(Failure) -> Variables {
    guard let known = variables else { throw .gone }
    guard let names = refetching.variables else { return known }
    var members: [String: Variable?] = [:]
    for name in names { members[name] = known[name] }
    for (name, slot) in refetching.key {
      guard let value = originValue(slot) else { throw .requiredField(path: [name]) }
      members[name] = value
    }
    return Variables(members)
  }
}

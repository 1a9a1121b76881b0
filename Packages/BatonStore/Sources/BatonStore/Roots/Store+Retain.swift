extension Store {
  /// Keeps the records that an operation selects, those there are and those to come, until the retention
  /// is released or let go. An operation that nobody retains any more is kept a while in the release
  /// buffer, and its records go with it.
  ///
  /// ```swift
  /// let retention = store.retain(CharacterQuery(id: "9"))
  /// defer { retention.release() }
  /// ```
  ///
  /// An environment retains for its handles; this is for who uses a store without one.
  public func retain<Operation: GraphQLOperation>(_ operation: Operation) -> Retention {
    let root = retainRoot(of: operation)
    return Retention { [weak self] in self?.releaseRoot(root) }
  }
}

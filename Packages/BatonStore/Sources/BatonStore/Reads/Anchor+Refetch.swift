// What reads the object of a lens again needs to know of the lens (B-22).

extension Anchor {
  /// Who fills the store that the lens reads; nil where nobody does, and where the store let go of the
  /// record.
  @_spi(Runtime) @MainActor public var driver: AnyObject? { record.home?.driver }

  /// Whether the store let go of what the lens reads: it was collected, or the store was cleared or went.
  @_spi(Runtime) @MainActor public var hasLeft: Bool { record.home == nil }

  /// What the lens is read for: the operation's variables, and the fragment's arguments in the place of
  /// those of their name. Nil in a store that forgot the operation.
  @_spi(Runtime) @MainActor public var variables: Variables? {
    record.home?.owners.scope(ownerNumber)?.variables
  }

  /// The value of a slot of the record at which the fragment begins, as a variable; nil where it holds no
  /// text and no number.
  @_spi(Runtime) @MainActor public func originValue(_ slot: Slot) -> Variable? {
    guard let record = record.home?.record(numbered: origin, near: record) else { return nil }
    switch Anchor(record: record, owner: ownerNumber, origin: origin).held(slot.address) {
    case .string(let text): return Variable(text) as Variable
    case .int(let number): return Variable(number) as Variable
    default: return nil
    }
  }
}

extension Store {
  /// What a query found that reads the object of a fragment again: the record that its one root field links
  /// to, read for the query, or the root itself of one that spreads the fragment there.
  ///
  /// - Throws: The root field, where it found nothing.
  @_spi(Runtime) public func object<Operation: GraphQLOperation>(
    of operation: Operation, isRoot: Bool
  ) throws(RequiredFieldError) -> Anchor {
    let root = read(operation).anchor
    guard !isRoot,
      case .linked(_, let key, _, _, _, _, _, _, _, _) = Operation.plan.root.fields.first
    else { return root }
    let slot =
      switch key {
      case .fixed(let slot): slot
      case .dynamic(let slot): root.owner.slot(slot)
      }
    return try root.required(slot) { $0.linked($1)?.entering() }
  }
}

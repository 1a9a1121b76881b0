// What asks for more of a list needs to know of it (B-9.6, B-22). Nothing is registered: no body reads here.

/// Which end of a list grows.
@_spi(Runtime) public enum PageDirection: Sendable, Hashable {
  case next, previous

  fileprivate var hasPage: SlotAddress {
    SlotAddress(
      key: self == .next ? ConnectionFields.hasNextPage : ConnectionFields.hasPreviousPage)
  }
  fileprivate var cursor: SlotAddress {
    SlotAddress(key: self == .next ? ConnectionFields.endCursor : ConnectionFields.startCursor)
  }
  fileprivate var flag: SlotAddress {
    SlotAddress(
      key: self == .next ? ConnectionFields.isLoadingNext : ConnectionFields.isLoadingPrevious)
  }
}

extension Anchor {
  /// The cursor to ask with for the page at an end of the list; nil where the list says that there is none,
  /// or one is under way.
  @_spi(Runtime) @MainActor public func cursor(of page: PageDirection) -> Variable? {
    if case .bool(true) = held(page.flag) { return nil }
    guard case .link(let info) = held(SlotAddress(key: ConnectionFields.pageInfo)) else {
      return nil
    }
    let anchor = Anchor(record: info, owner: ownerNumber, origin: origin)
    guard case .bool(true) = anchor.held(page.hasPage),
      case .string(let cursor) = anchor.held(page.cursor)
    else { return nil }
    return Variable(cursor) as Variable
  }

  /// Says whether a page is under way, to the accessor that reads it. The slot holds nothing when none is.
  @_spi(Runtime) @MainActor public func setLoading(_ page: PageDirection, _ isLoading: Bool) {
    guard let core = record.home, !record.isDeleted else { return }
    core.write(isLoading ? .bool(true) : .missing, to: page.flag, of: record)
    core.tellCommit()
  }

  func held(_ slot: SlotAddress) -> Value { record.find(slot)?.value ?? .missing }
}

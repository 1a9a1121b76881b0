// Reads of a connection, the record of a whole list (C-3).

extension Anchor {
  /// A Boolean that is false until someone writes it: a state of the client's own, or a member that the
  /// page did not have.
  @_spi(Generated) @MainActor public func flag(_ slot: Slot) -> Bool {
    if case .bool(let value) = record.read(slot.address).value { return value }
    return false
  }

  /// The same, of a linked record; false where there is none.
  @_spi(Generated) @MainActor public func flag(_ link: Slot, _ slot: Slot) -> Bool {
    guard case .link(let target) = record.read(link.address).value else { return false }
    return Anchor(record: target, owner: ownerNumber, origin: origin).flag(slot)
  }

  /// The nodes of the edges, in order; edges without one are left out. The edges and the link of each are
  /// read.
  @_spi(Generated) @MainActor public func nodes<Element: Lens>(
    _ edges: Slot, _ node: Slot
  ) -> List<Element> {
    guard let edges = links(edges.address, isNonNull: false) else { return .empty }
    let nodes = edges.records.compactMap { edge -> Record? in
      guard case .link(let node) = edge.read(node.address).value, !node.isDeleted else {
        return nil
      }
      return node
    }
    return List(links: LinkList(ContiguousArray(nodes)), owner: ownerNumber, origin: origin)
  }

  /// The key of the record, by which edge directives name a connection.
  @_spi(Generated) @MainActor public var connectionID: String { record.fullKey }
}

/// The numbers of the storage keys of what a connection has by the specification of connections, and
/// of the client's own fields of it (B-9.6).
enum ConnectionFields {
  static let edges = Registry.shared.key("edges")
  static let pageInfo = Registry.shared.key("pageInfo")
  static let node = Registry.shared.key("node")
  static let cursor = Registry.shared.key("cursor")
  static let hasNextPage = Registry.shared.key("hasNextPage")
  static let hasPreviousPage = Registry.shared.key("hasPreviousPage")
  static let startCursor = Registry.shared.key("startCursor")
  static let endCursor = Registry.shared.key("endCursor")
  /// Whether a page is under way at this end.
  static let isLoadingNext = Registry.shared.key("__isLoadingNext")
  static let isLoadingPrevious = Registry.shared.key("__isLoadingPrevious")
  /// The number of the next edge that is made for the list.
  static let nextEdgeIndex = Registry.shared.key("__connection_next_edge_index")
}

extension Registry {
  /// A key's slot in records of a type, found without a look-up where the type has a place for it.
  func address(type: UInt32, key: UInt32) -> SlotAddress {
    guard let index = index(type: type, key: key) else { return SlotAddress(key: key) }
    return SlotAddress(type: type, index: index, key: key)
  }
}

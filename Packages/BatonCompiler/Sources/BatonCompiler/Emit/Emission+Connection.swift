extension Emission {
  /// The accessors that a connection's lens has besides its author's.
  func emit(_ connection: LensConnection, into writer: inout SwiftWriter) {
    for accessor in connection.accessors {
      writer.line(
        "@MainActor public var \(accessor.rawValue): \(type(of: accessor, connection))"
          + " { anchor.\(body(of: accessor, connection)) }")
    }
  }

  private func type(
    of accessor: LensConnection.Accessor, _ connection: LensConnection
  ) -> String {
    switch accessor {
    case .nodes: "\(runtime).List<\(connection.nodeLens ?? "Never")>"
    case .connectionID: "String"
    case .hasNext, .hasPrevious, .isLoadingNext, .isLoadingPrevious: "Bool"
    }
  }

  private func body(
    of accessor: LensConnection.Accessor, _ connection: LensConnection
  ) -> String {
    switch accessor {
    case .nodes: "nodes(\(slots.slot(connection.edges)), \(slots.slot(connection.node)))"
    case .hasNext: flag(connection.pageInfo, connection.hasNextPage)
    case .hasPrevious: flag(connection.pageInfo, connection.hasPreviousPage)
    case .isLoadingNext: flag(connection.isLoadingNext)
    case .isLoadingPrevious: flag(connection.isLoadingPrevious)
    case .connectionID: "connectionID"
    }
  }

  private func flag(_ slots: SlotReference...) -> String {
    "flag(" + slots.map { self.slots.slot($0) }.joined(separator: ", ") + ")"
  }
}

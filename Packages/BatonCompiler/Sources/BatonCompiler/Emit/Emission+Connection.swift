extension Emission {
  /// The accessors that a connection's lens has besides its author's.
  func emit(_ connection: LensConnection, into writer: inout SwiftWriter) {
    for accessor in connection.accessors {
      writer.line(
        "@MainActor public var \(accessor.name): \(type(of: accessor))"
          + " { anchor.\(body(of: accessor, connection)) }")
    }
    if let paging = connection.paging { emit(paging, into: &writer) }
  }

  /// The methods that bring more of a list, where it can be read on.
  private func emit(_ paging: LensPaging, into writer: inout SwiftWriter) {
    let calls = [("loadNext", paging.next), ("loadPrevious", paging.previous)]
    for (name, page) in calls {
      guard let page else { continue }
      let query =
        switch paging.query {
        case .query(let name): "\(runtime).Refetching(\(SwiftName.escaped(name)).self)"
        case .fragment(let lens): "\(SwiftName.escaped(lens)).refetching"
        }
      writer.block("@MainActor public func \(name)(_ count: Int) async throws {") { writer in
        writer.line(
          "try await anchor.\(name)(count, \(query), "
            + "count: \"\(page.count)\", cursor: \"\(page.cursor)\")")
      }
    }
  }

  private func type(of accessor: LensConnection.Accessor) -> String {
    switch accessor {
    case .nodes(let lens): "\(runtime).List<\(lens)>"
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

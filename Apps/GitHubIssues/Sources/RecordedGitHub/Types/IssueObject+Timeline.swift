extension IssueObject {
  /// Comments and events of an issue, the oldest first, of the kinds that are asked for.
  func timeline(of issue: World.Issue, _ arguments: Arguments) -> Served {
    let wanted = arguments["itemTypes"]?.items?.compactMap(\.text)
    let comments = issue.comments.map {
      (
        at: $0.createdAt, kind: "ISSUE_COMMENT", id: $0.id,
        node: CommentObject(comment: $0) as any ServedObject
      )
    }
    let events = issue.events.map {
      (
        at: $0.createdAt, kind: $0.kind.name, id: $0.id,
        node: EventObject(event: $0) as any ServedObject
      )
    }
    // Instants of this form are in order as texts are; what came at once stays in its order.
    let items = (events + comments).enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
      .filter { wanted?.contains($0.kind) ?? true }
      .map { ConnectionObject.Item(id: $0.id, node: $0.node) }
    return .object(ConnectionObject("IssueTimelineItems", items: items, page: Page(arguments)))
  }
}

extension World.Event.Kind {
  /// As GitHub's enum has it.
  fileprivate var name: String {
    switch self {
    case .closed: "CLOSED_EVENT"
    case .reopened: "REOPENED_EVENT"
    case .labeled: "LABELED_EVENT"
    }
  }
}

struct IssueObject: ServedObject {
  let number: Int

  var typename: String { "Issue" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    guard let issue = world.issue(number) else { return .null }
    switch field {
    case "id": return .string(issue.id)
    case "number": return .int(issue.number)
    case "title": return .string(issue.title)
    case "bodyText": return .string(issue.body)
    case "createdAt": return .string(issue.createdAt)
    case "state": return .string(issue.isOpen ? "OPEN" : "CLOSED")
    case "locked": return .bool(issue.isLocked)
    case "author": return Served(issue.author.map { ActorObject(login: $0) })
    case "repository": return .object(RepositoryObject())
    case "comments":
      let items = issue.comments.map {
        ConnectionObject.Item(id: $0.id, node: CommentObject(comment: $0))
      }
      return .object(ConnectionObject("IssueComment", items: items, page: Page(arguments)))
    case "labels":
      let items = issue.labels.map {
        ConnectionObject.Item(id: $0.id, node: LabelObject(label: $0))
      }
      return .object(ConnectionObject("Label", items: items, page: Page(arguments)))
    case "timelineItems": return timeline(of: issue, arguments)
    default: throw unknown(field)
    }
  }
}

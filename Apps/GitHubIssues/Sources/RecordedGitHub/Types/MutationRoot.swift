/// What changes the world.
struct MutationRoot: ServedObject {
  /// The instant of what is added.
  let now: String

  var typename: String { "Mutation" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "addStar": try star(true, arguments.input("starrableId"), in: &world)
    case "removeStar": try star(false, arguments.input("starrableId"), in: &world)
    case "closeIssue": try setOpen(false, arguments.input("issueId"), in: &world)
    case "reopenIssue": try setOpen(true, arguments.input("issueId"), in: &world)
    case "addComment":
      try comment(arguments.input("body"), on: arguments.input("subjectId"), in: &world)
    default: throw unknown(field)
    }
  }

  private func star(
    _ isStarred: Bool, _ id: String, in world: inout World
  ) throws(Refusal) -> Served {
    guard id == world.repository.id else { throw .unresolved(id) }
    if world.repository.viewerHasStarred != isStarred {
      world.repository.viewerHasStarred = isStarred
      world.repository.stargazerCount += isStarred ? 1 : -1
    }
    return .object(
      PayloadObject(
        typename: isStarred ? "AddStarPayload" : "RemoveStarPayload",
        fields: ["starrable": RepositoryObject()]))
  }

  private func setOpen(
    _ isOpen: Bool, _ id: String, in world: inout World
  ) throws(Refusal) -> Served {
    guard let index = world.index(of: id) else { throw .unresolved(id) }
    if world.issues[index].isLocked { throw .locked }
    if world.issues[index].isOpen != isOpen {
      world.issues[index].isOpen = isOpen
      world.added += 1
      world.issues[index].events.append(
        World.Event(
          id: "\(isOpen ? "RE" : "CE")_added_\(world.added)", kind: isOpen ? .reopened : .closed,
          actor: world.viewer, createdAt: now))
    }
    return .object(
      PayloadObject(
        typename: isOpen ? "ReopenIssuePayload" : "CloseIssuePayload",
        fields: ["issue": IssueObject(number: world.issues[index].number)]))
  }

  private func comment(
    _ body: String, on id: String, in world: inout World
  ) throws(Refusal) -> Served {
    guard let index = world.index(of: id) else { throw .unresolved(id) }
    if world.issues[index].isLocked { throw .locked }
    let number = world.issues[index].number
    world.added += 1
    let comment = World.Comment(
      id: "IC_added_\(world.added)", issue: number, author: world.viewer, body: body,
      createdAt: now)
    world.issues[index].comments.append(comment)
    let item = ConnectionObject.Item(id: comment.id, node: CommentObject(comment: comment))
    return .object(
      PayloadObject(
        typename: "AddCommentPayload",
        fields: [
          "subject": IssueObject(number: number),
          "commentEdge": EdgeObject(typename: "IssueCommentEdge", item: item),
        ]))
  }
}

/// What a mutation gives back: objects by field.
struct PayloadObject: ServedObject {
  let typename: String
  let fields: [String: any ServedObject]

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    guard let object = fields[field] else { throw unknown(field) }
    return .object(object)
  }
}

extension Refusal {
  /// `what` it was, with its article.
  static func notFound(_ what: String) -> Refusal {
    Refusal(kind: .notFound, message: "Could not resolve to \(what).")
  }

  static func unresolved(_ id: String) -> Refusal {
    notFound("a node with the global id of '\(id)'")
  }

  static let locked = Refusal(
    kind: .unprocessable, message: "Nothing can be changed here: the conversation is locked.")
}

struct CommentObject: ServedObject {
  let comment: World.Comment

  var typename: String { "IssueComment" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "id": .string(comment.id)
    case "bodyText": .string(comment.body)
    case "createdAt": .string(comment.createdAt)
    case "author": Served(comment.author.map { ActorObject(login: $0) })
    case "issue": .object(IssueObject(number: comment.issue))
    default: throw unknown(field)
    }
  }
}

struct QueryRoot: ServedObject {
  /// When requests are counted anew.
  let renewal: String

  var typename: String { "Query" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "viewer": return .object(ActorObject(login: world.viewer))
    case "repository":
      let repository = world.repository
      let (owner, name) = (arguments.text("owner"), arguments.text("name"))
      guard owner == repository.owner, name == repository.name else {
        throw .notFound("a Repository with the name '\(owner)/\(name)'")
      }
      return .object(RepositoryObject())
    case "node":
      let id = arguments.text("id")
      guard let node = node(id, world) else { throw .unresolved(id) }
      return .object(node)
    case "rateLimit":
      return .object(RateLimitObject(remaining: max(0, 5000 - world.requests), renewal: renewal))
    case "search":
      let items = found(arguments.text("query"), world).map {
        ConnectionObject.Item(id: $0.id, node: IssueObject(number: $0.number))
      }
      return .object(ConnectionObject("SearchResultItem", items: items, page: Page(arguments)))
    default: throw unknown(field)
    }
  }

  /// The issues whose title or text has every word that is no qualifier, the newest first.
  private func found(_ query: String, _ world: World) -> [World.Issue] {
    let words = query.lowercased().split(separator: " ").filter { !$0.contains(":") }
    return world.issues.reversed().filter { issue in
      let text = "\(issue.title) \(issue.body)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  private func node(_ id: String, _ world: World) -> (any ServedObject)? {
    if id == world.repository.id { return RepositoryObject() }
    return world.index(of: id).map { IssueObject(number: world.issues[$0].number) }
  }
}

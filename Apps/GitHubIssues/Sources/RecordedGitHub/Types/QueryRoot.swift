struct QueryRoot: ServedObject {
  var typename: String { "Query" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "viewer": return .object(ActorObject(login: world.viewer))
    case "repository":
      let repository = world.repository
      let isThere =
        arguments.text("owner") == repository.owner && arguments.text("name") == repository.name
      return isThere ? .object(RepositoryObject()) : .null
    case "node": return Served(node(arguments.text("id"), world))
    default: throw unknown(field)
    }
  }

  private func node(_ id: String, _ world: World) -> (any ServedObject)? {
    if id == world.repository.id { return RepositoryObject() }
    return world.index(of: id).map { IssueObject(number: world.issues[$0].number) }
  }
}

struct RepositoryObject: ServedObject {
  var typename: String { "Repository" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    let repository = world.repository
    switch field {
    case "id": return .string(repository.id)
    case "name": return .string(repository.name)
    case "nameWithOwner": return .string("\(repository.owner)/\(repository.name)")
    case "description": return .string(repository.description)
    case "stargazerCount": return .int(repository.stargazerCount)
    case "viewerHasStarred": return .bool(repository.viewerHasStarred)
    case "issue":
      let number = arguments["number"]?.number ?? 0
      guard world.issue(number) != nil else {
        throw .notFound("an Issue with the number of \(number)")
      }
      return .object(IssueObject(number: number))
    case "issues":
      return .object(
        ConnectionObject("Issue", items: issues(arguments, world), page: Page(arguments)))
    case "labels":
      let items = world.labels.map {
        ConnectionObject.Item(id: $0.id, node: LabelObject(label: $0))
      }
      return .object(ConnectionObject("Label", items: items, page: Page(arguments)))
    default: throw unknown(field)
    }
  }

  /// The newest first, which is the only order this server has.
  private func issues(_ arguments: Arguments, _ world: World) -> [ConnectionObject.Item] {
    let states = arguments["states"]?.items?.compactMap(\.text)
    let labels = arguments["labels"]?.items?.compactMap(\.text) ?? []
    return world.issues.reversed()
      .filter { states?.contains($0.isOpen ? "OPEN" : "CLOSED") ?? true }
      .filter { issue in labels.allSatisfy { issue.labels.map(\.name).contains($0) } }
      .map { .init(id: $0.id, node: IssueObject(number: $0.number)) }
  }
}

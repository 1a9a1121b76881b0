import Baton
import Observation

/// Where the user is in a repository. The store keeps it, as a field that the server knows nothing of, so
/// that the next launch begins there.
@MainActor @Observable
final class Navigation {
  // State, on the main actor, observed but for `kept`: the screens over the first one; which issues are
  // listed; the words that were searched for last; what keeps the field.
  let place: RepositoryPlace
  let first: Screen
  var path: [Screen] { didSet { keep() } }
  var filter = IssueFilter() { didSet { keep() } }
  var searched: String? { didSet { keep() } }
  @ObservationIgnored private let environment: Baton.Environment
  @ObservationIgnored private let kept: Retention

  /// - Parameter start: Nil for where the user was last.
  init(_ environment: Baton.Environment, place: RepositoryPlace, start: Screen?) {
    self.environment = environment
    self.place = place
    let query = RouteQuery(owner: place.owner, name: place.name)
    kept = environment.store.retain(query)
    let route = start.map { [$0] } ?? Self.route(query, environment.store)
    first = route.first ?? .issues()
    path = Array(route.dropFirst())
    if case .issues(let filter) = first { self.filter = filter }
    for case .search(let words) in route { searched = words }
  }

  /// Shows the search over the others.
  func openSearch() {
    searched = nil
    path.append(.search(words: nil))
  }

  /// Shows the issues that have a label, or with nil those with any or none, in place of the labels.
  func choose(label: String?) {
    filter.label = label
    if path.last == .labels { path.removeLast() }
  }

  private static func route(_ query: RouteQuery, _ store: Store) -> [Screen] {
    // What memory lacks the check brings from the image.
    _ = store.check(query)
    return (store.read(query).route ?? []).compactMap { Screen($0) }
  }

  private func keep() {
    let names = ([first] + path).map { screen in
      switch screen {
      case .issues: Screen.issues(filter).name
      case .issue, .labels: screen.name
      case .search: Screen.search(words: searched).name
      }
    }
    let data = Variable(object: ["data": Variable(object: ["route": Variable(names)])])
    // Only a session that ended refuses it, and its screens say so.
    _ = try? environment.commitPayload(
      RouteQuery(owner: place.owner, name: place.name), Payload(json: data.json))
  }
}

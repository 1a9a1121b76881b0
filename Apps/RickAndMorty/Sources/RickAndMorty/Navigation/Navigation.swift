import Baton
import Observation

/// Where the user is. The store keeps it, as a field that the server knows nothing of, so that the next
/// launch begins there.
@MainActor @Observable
final class Navigation {
  // State, on the main actor, observed but for `kept`: the first screen and those over it; the page of the
  // characters, and which of them; the page of the locations; the name that was searched for last; what
  // keeps the field.
  let first: Screen
  var path: [Screen] { didSet { keep() } }
  var page = 1 { didSet { keep() } }
  var filter = CharacterFilter() { didSet { keep() } }
  var locationsPage = 1 { didSet { keep() } }
  var searched: String? { didSet { keep() } }
  @ObservationIgnored private let environment: Baton.Environment
  @ObservationIgnored private let kept: Retention

  /// - Parameter start: Nil for where the user was last.
  init(_ environment: Baton.Environment, start: Screen?) {
    self.environment = environment
    kept = environment.store.retain(RouteQuery())
    let route = start.map { [$0] } ?? Self.route(environment.store)
    first = route.first ?? .characters()
    path = Array(route.dropFirst())
    for screen in route { begin(screen) }
  }

  /// What the page of the characters asks for.
  var characters: CharactersQuery {
    CharactersQuery(page: page, status: filter.status, species: filter.species)
  }

  /// Shows a screen over the others.
  func open(_ screen: Screen) {
    begin(screen)
    path.append(screen)
  }

  private func begin(_ screen: Screen) {
    switch screen {
    case .characters(let page, let filter): (self.page, self.filter) = (page, filter)
    case .locations(let page): locationsPage = page
    case .search(let name): searched = name
    case .character, .episode, .favourites, .location: break
    }
  }

  private static func route(_ store: Store) -> [Screen] {
    // What memory lacks the check brings from the image.
    _ = store.check(RouteQuery())
    return (store.read(RouteQuery()).route ?? []).compactMap { Screen($0) }
  }

  private func keep() {
    let names = ([first] + path).map { screen in
      switch screen {
      case .characters: Screen.characters(page: page, filter: filter).name
      case .locations: Screen.locations(page: locationsPage).name
      case .search: Screen.search(name: searched).name
      default: screen.name
      }
    }
    let data = Variable(object: ["data": Variable(object: ["route": Variable(names)])])
    // Only a session that ended refuses it, and its screens say so.
    _ = try? environment.commitPayload(RouteQuery(), Payload(json: data.json))
  }
}

extension Navigation: Equatable {
  nonisolated static func == (a: Navigation, b: Navigation) -> Bool { a === b }
}

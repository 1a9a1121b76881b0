import Baton
import Observation

/// What the screens ask for, at first and again: of a list that has grown, as many rows as it has.
@MainActor @Observable
final class Refresher {
  // State, on the main actor, observed: how many rows the lists that have grown are asked for with; which
  // screens are asked for again, and what those met with that could not be; how often the user came back.
  private(set) var rows: [Screen: Int] = [:]
  private(set) var refreshing: Set<Screen> = []
  private(set) var troubles: [Screen: Trouble] = [:]
  private(set) var returns = 0
  @ObservationIgnored private let environment: Baton.Environment
  @ObservationIgnored private let navigation: Navigation

  init(_ environment: Baton.Environment, _ navigation: Navigation) {
    self.environment = environment
    self.navigation = navigation
  }

  var place: RepositoryPlace { navigation.place }

  /// The user is back, from another window or after having stopped the program: what has become too old
  /// meanwhile, or failed, is asked for again. Lists that have grown come first, since their screens'
  /// present queries would bring one page in their place.
  func comeBack() {
    let grown = listScreens.filter { screen in
      listing(screen)?.isStale == true && fittingRows(screen) != rows[screen]
    }
    Task {
      for screen in grown { await ask(screen) }
      if grown.allSatisfy({ troubles[$0] == nil }) { returns += 1 }
    }
  }

  /// Asks again for a screen's data, with as many rows as it shows.
  func refresh(_ screen: Screen) { Task { await ask(screen) } }

  /// Asks again for the repository and the issues that are listed.
  func refreshIssues() { for filter in filters { refresh(.issues(filter)) } }

  /// The lists that show only issues of a state.
  func connections(of state: IssueState) -> [String] {
    filters.filter { $0.states == [state] }.compactMap { listing(.issues($0))?.connectionID }
  }

  /// Asks again for the lists that an issue has come to by a change of its state: only the server knows
  /// its place in them.
  func refreshLists(of state: IssueState) {
    for filter in filters where filter.states == [state] { refresh(.issues(filter)) }
  }

  /// Those of the lists that are held: the first one always is.
  private var filters: [IssueFilter] {
    navigation.filter == IssueFilter() ? [IssueFilter()] : [IssueFilter(), navigation.filter]
  }

  private var listScreens: [Screen] {
    let issues = ([navigation.first] + navigation.path).filter {
      if case .issue = $0 { true } else { false }
    }
    return filters.map { .issues($0) } + issues
  }

  /// The screen holds the query of all its rows once that has been answered: before, the store could not
  /// show what it brings.
  private func ask(_ screen: Screen) async {
    let rows = fittingRows(screen)
    refreshing.insert(screen)
    troubles[screen] = nil
    do {
      try await fetch(screen, rows: rows)
      if self.rows[screen] != rows { self.rows[screen] = rows }
    } catch {
      troubles[screen] = Trouble(error)
    }
    refreshing.remove(screen)
  }

  private func fetch(_ screen: Screen, rows: Int?) async throws {
    switch screen {
    case .issues(let filter) where filter == IssueFilter():
      try await environment.fetch(repositoryQuery(rows: rows))
    case .issues(let filter): try await environment.fetch(filteredQuery(filter, rows: rows))
    case .issue(let number): try await environment.fetch(issueQuery(number, rows: rows))
    case .search, .labels: break
    }
  }

  /// GitHub gives no more at once.
  private static let mostRows = 100

  /// How many rows make a page of all that a screen shows; nil for the usual page.
  private func fittingRows(_ screen: Screen) -> Int? {
    guard let listing = listing(screen) else { return rows[screen] }
    let pages = (listing.rows + listing.page - 1) / listing.page
    return pages > 1 ? min(pages * listing.page, Self.mostRows) : nil
  }

  /// Nil while a screen shows none.
  private func listing(_ screen: Screen) -> Listing? {
    switch screen {
    case .issues(let filter) where filter == IssueFilter():
      let handle = environment.handle(for: repositoryQuery)
      return Listing(handle.phase.data?.issueList, isStale: handle.isStale)
    case .issues(let filter):
      let handle = environment.handle(for: filteredQuery(filter))
      return Listing(handle.phase.data?.issueList, isStale: handle.isStale)
    case .issue(let number):
      let handle = environment.handle(for: issueQuery(number))
      return Listing(handle.phase.data?.issueThread, isStale: handle.isStale)
    case .search, .labels: return nil
    }
  }
}

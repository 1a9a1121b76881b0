import Baton
import BatonTerminal

/// A repository: what it is, its star, its issues.
struct RepositoryScreen: View {
  @Query(
    """
    query RepositoryQuery($owner: String!, $name: String!) {
      repository(owner: $owner, name: $name) @catch {
        id
        ...RepositoryHeader_repository
        ...FilterBar_repository
        ...StarButton_repository
        ...IssueList_repository @arguments(states: [OPEN])
      }
      rateLimit { ...RateLimitLine_rateLimit }
    }
    """)
  var repository: RepositoryQuery

  @State private var filter = IssueFilter()
  @State private var areLabelsShown = false
  @State private var isSearching = false

  private static let keys = [
    "q quit", "Enter open", "s star", "o c a filter", "l label", "/ search", "r refresh",
  ]

  var body: some View {
    content
      .onKey(choose)
      .onKey("/") { isSearching = true }
      .navigationDestination(isPresented: $isSearching) { SearchScreen(place: place) }
      .navigationTitle("Issues")
  }

  @ViewBuilder private var content: some View {
    switch repository.phase {
    case .ready(let data):
      switch data.repository {
      case .success(let repository?):
        RepositoryHeader(repository: repository.repositoryHeader)
        let id = repository.id
        FilterBar(repository: repository.filterBar, filter: filter)
        if filter == IssueFilter() {
          IssueList(issues: repository.issueList, place: place, filter: filter)
        } else {
          FilteredIssues(
            issues: FilteredIssuesQuery(
              id: id, states: filter.states, labels: filter.label.map { [$0] }),
            place: place, filter: filter)
        }
        HStack {
          StarButton(repository: repository.starButton)
          Spacer()
          if let rateLimit = data.rateLimit { RateLimitLine(rateLimit: rateLimit.rateLimitLine) }
        }
        KeysLine(keys: Self.keys)
          .onKey("l") { areLabelsShown = true }
          .navigationDestination(isPresented: $areLabelsShown) {
            LabelsScreen(labels: LabelsQuery(id: id)) { label in
              filter.label = label
              areLabelsShown = false
            }
          }
      case .success(nil):
        Text("There is no such repository.")
      case .failure(let errors):
        ErrorView(Trouble(errors)) { refresh() }
      }
    case .loading:
      ProgressView()
    case .failed(let error):
      ErrorView(Trouble(error)) { repository.retry() }
    }
  }

  private func refresh() {
    let repository = repository
    Task { try? await repository.refetch() }
  }

  private var place: RepositoryPlace {
    RepositoryPlace(owner: repository.owner, name: repository.name)
  }

  private func choose(_ key: Key) -> Bool {
    switch key {
    case "o": filter.state = .open
    case "c": filter.state = .closed
    case "a": filter.state = .all
    case "r": refresh()
    default: return false
    }
    return true
  }
}

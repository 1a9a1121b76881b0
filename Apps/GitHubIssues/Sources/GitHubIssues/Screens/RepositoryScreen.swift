import Baton
import BatonTerminal

/// A repository: what it is, its star, its issues.
struct RepositoryScreen: View {
  @Query(
    """
    query RepositoryQuery($owner: String!, $name: String!) {
      repository(owner: $owner, name: $name) {
        id
        ...RepositoryHeader_repository
        ...StarButton_repository
        ...IssueList_repository @arguments(states: [OPEN])
      }
    }
    """)
  var repository: RepositoryQuery

  @State private var filter = IssueFilter.open

  var body: some View {
    content
      .onKey(choose)
      .navigationTitle("Issues")
  }

  @ViewBuilder private var content: some View {
    switch repository.phase {
    case .ready(let data):
      if let repository = data.repository {
        RepositoryHeader(repository: repository.repositoryHeader)
        FilterBar(filter: filter)
        if filter == .open {
          IssueList(issues: repository.issueList, place: place)
        } else {
          FilteredIssues(
            issues: FilteredIssuesQuery(id: repository.id, states: filter.states), place: place)
        }
        StarButton(repository: repository.starButton)
        KeysLine(keys: ["q quit", "Enter open", "s star", "o c a filter", "r refresh"])
      } else {
        Text("There is no such repository.")
      }
    case .loading:
      ProgressView()
    case .failed(let error):
      ErrorView(error) { repository.retry() }
    }
  }

  private var place: RepositoryPlace {
    RepositoryPlace(owner: repository.owner, name: repository.name)
  }

  private func choose(_ key: Key) -> Bool {
    switch key {
    case "o": filter = .open
    case "c": filter = .closed
    case "a": filter = .all
    case "r":
      let repository = repository
      Task { try? await repository.refetch() }
    default: return false
    }
    return true
  }
}

import Baton
import BatonTerminal

/// A repository: what it is, its star, its issues.
struct RepositoryScreen: View {
  @Query(
    """
    query RepositoryQuery($owner: String!, $name: String!, $count: Int = 20)
    @cacheExpiration(seconds: 60) {
      repository(owner: $owner, name: $name) @catch {
        id
        ...RepositoryHeader_repository
        ...FilterBar_repository
        ...StarButton_repository
      }
      rateLimit { ...RateLimitLine_rateLimit }
      ...IssueList_query @arguments(owner: $owner, name: $name, states: [OPEN], count: $count)
    }
    """)
  var repository: RepositoryQuery

  let navigation: Navigation
  let refresher: Refresher
  let drafts: Drafts
  /// What the star met with.
  @State private var trouble: Trouble?

  private static let keys = [
    "q quit", "Enter open", "s star", "o c a filter", "l label", "/ search", "r refresh",
  ]

  var body: some View {
    content
      .onKey(choose)
      .onKey("/") { navigation.openSearch() }
      .navigationTitle("Issues")
  }

  @ViewBuilder private var content: some View {
    switch repository.phase {
    case .ready(let data):
      switch data.repository {
      case .success(let repository?):
        RepositoryHeader(repository: repository.repositoryHeader)
        let filter = navigation.filter
        FilterBar(repository: repository.filterBar, filter: filter)
        if filter == IssueFilter() {
          IssueList(
            issues: data.issueList, query: self.repository, filter: filter, refresher: refresher)
        } else {
          FilteredIssues(
            issues: refresher.filteredQuery(filter), filter: filter, refresher: refresher)
        }
        TroubleText(trouble?.ofChange)
        // Of changes that were not made after their screen had gone.
        ForEach(drafts.troubles.keys.sorted(), id: \.self) { number in
          TroubleText(drafts.troubles[number].map { "#\(number): \($0.ofChange)" })
        }
        HStack {
          StarButton(repository: repository.starButton, trouble: $trouble)
          Spacer()
          if let rateLimit = data.rateLimit { RateLimitLine(rateLimit: rateLimit.rateLimitLine) }
        }
        KeysLine(keys: Self.keys)
      case .success(nil):
        FailureView(Trouble.noRepository(navigation.place), isFirst: true) { repository.retry() }
      case .failure(let errors):
        FailureView(errors, isFirst: true) { repository.retry() }
      }
    case .loading:
      LoadingView(isFirst: true)
    case .failed(let error):
      FailureView(error, isFirst: true) { repository.retry() }
    }
  }

  private func choose(_ key: Key) -> Bool {
    switch key {
    case "o": navigation.filter.state = .open
    case "c": navigation.filter.state = .closed
    case "a": navigation.filter.state = .all
    case "l": navigation.path.append(.labels)
    case "r": refresher.refreshIssues()
    default: return false
    }
    return true
  }
}

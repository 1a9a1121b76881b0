import Baton

/// What the screens ask for. A list that has grown is asked for with as many rows as it has, so that its
/// first page is all of it.
extension Refresher {
  var repositoryQuery: RepositoryQuery { repositoryQuery(rows: rows[.issues()]) }

  func repositoryQuery(rows: Int?) -> RepositoryQuery {
    RepositoryQuery(owner: place.owner, name: place.name, count: rows)
  }

  /// Of another filter than the one that `repositoryQuery` brings the issues of.
  func filteredQuery(_ filter: IssueFilter) -> FilteredIssuesQuery {
    filteredQuery(filter, rows: rows[.issues(filter)])
  }

  func filteredQuery(_ filter: IssueFilter, rows: Int?) -> FilteredIssuesQuery {
    FilteredIssuesQuery(
      owner: place.owner, name: place.name, states: filter.states,
      labels: filter.label.map { [$0] }, count: rows)
  }

  func issueQuery(_ number: Int) -> IssueQuery {
    issueQuery(number, rows: rows[.issue(number: number)])
  }

  func issueQuery(_ number: Int, rows: Int?) -> IssueQuery {
    IssueQuery(owner: place.owner, name: place.name, number: number, count: rows)
  }
}

import Baton
import Testing

@testable import GitHubIssues

/// A list's first page is as long as those behind it.
@Suite struct PageTests {
  private func count(_ query: (some Query).Type) -> Variable? {
    query.defaults["count"]
  }

  @Test func sizes() {
    for query in [
      count(RepositoryQuery.self), count(FilteredIssuesQuery.self), count(IssuePageQuery.self),
    ] {
      #expect(query == Variable(IssueList_query.pageSize))
    }
    for query in [count(IssueQuery.self), count(TimelinePageQuery.self)] {
      #expect(query == Variable(IssueThread_query.pageSize))
    }
    // The first queries of these take it from their fragments.
    #expect(count(SearchPageQuery.self) == Variable(FoundList_query.pageSize))
    #expect(count(LabelPageQuery.self) == Variable(LabelList_query.pageSize))
  }
}

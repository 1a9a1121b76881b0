import Baton
import BatonTerminal

/// An issue and what was said about it.
struct IssueScreen: View {
  @Query(
    """
    query IssueQuery($owner: String!, $name: String!, $number: Int!, $count: Int = 10)
    @cacheExpiration(seconds: 60) {
      viewer { ...CommentComposer_viewer }
      rateLimit { ...RateLimitLine_rateLimit }
      repository(owner: $owner, name: $name) @catch {
        issue(number: $number) { ...IssueThread_issue }
      }
      ...IssueThread_query
      @arguments(owner: $owner, name: $name, number: $number, count: $count)
    }
    """)
  var issue: IssueQuery

  /// The lists that show only issues in the state that this one has.
  let lists: [String]

  var body: some View {
    content
      .onKey("r") { refresh() }
      .navigationTitle("Issue \(issue.number)")
  }

  private func refresh() {
    let issue = issue
    Task { try? await issue.refetch() }
  }

  @ViewBuilder private var content: some View {
    switch issue.phase {
    case .ready(let data):
      switch data.repository.map({ $0?.issue }) {
      case .success(let issue?):
        IssueThread(
          thread: data.issueThread, issue: issue.issueThread, viewer: data.viewer.commentComposer,
          lists: lists)
        if let rateLimit = data.rateLimit { RateLimitLine(rateLimit: rateLimit.rateLimitLine) }
        KeysLine(keys: ["Esc back", "Tab write", "x close or reopen", "r refresh"])
      case .success(nil):
        let place = RepositoryPlace(owner: issue.owner, name: issue.name)
        FailureView(Trouble.absent(issue.number, in: place)) { issue.retry() }
      case .failure(let errors):
        FailureView(errors) { issue.retry() }
      }
    case .loading:
      LoadingView()
    case .failed(let error):
      FailureView(error) { issue.retry() }
    }
  }
}

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

  let refresher: Refresher
  let drafts: Drafts

  private var screen: Screen { .issue(number: issue.number) }

  var body: some View {
    content
      .onKey("r") { refresher.refresh(screen) }
      .navigationTitle("Issue \(issue.number)")
  }

  @ViewBuilder private var content: some View {
    switch issue.phase {
    case .ready(let data):
      switch data.repository {
      case .success(let repository?):
        if let issue = repository.issue {
          thread(data, issue.issueThread)
        } else {
          FailureView(Trouble.noIssue(issue.number, in: refresher.place)) { issue.retry() }
        }
      case .success(nil):
        FailureView(Trouble.noRepository(refresher.place)) { issue.retry() }
      case .failure(let errors):
        FailureView(errors) { issue.retry() }
      }
    case .loading:
      LoadingView()
    case .failed(let error):
      FailureView(error) { issue.retry() }
    }
  }

  @ViewBuilder private func thread(
    _ data: IssueQuery.Data, _ issue: IssueThread_issue
  ) -> some View {
    IssueThread(
      thread: data.issueThread, issue: issue, viewer: data.viewer.commentComposer,
      number: self.issue.number, refresher: refresher, drafts: drafts)
    TroubleText(refresher.troubles[screen]?.description)
    HStack {
      if let rateLimit = data.rateLimit { RateLimitLine(rateLimit: rateLimit.rateLimitLine) }
      Spacer()
      RefreshStatus(query: self.issue, screen: screen, refresher: refresher)
    }
    KeysLine(
      keys: ["q quit", "Esc back", "Tab write", "x close or reopen", "r refresh"],
      whileTyping: ["Esc back", "Enter send", "Tab to the thread"])
  }
}

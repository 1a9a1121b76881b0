import BatonTerminal

/// The whole app: the screen it starts with, and below it, if asked for, what the app does.
struct RootView: View {
  let place: RepositoryPlace
  let start: StartScreen
  let trace: Trace?

  var body: some View {
    NavigationStack {
      switch start {
      case .issues:
        RepositoryScreen(repository: RepositoryQuery(owner: place.owner, name: place.name))
      case .issue(let number):
        IssueScreen(
          issue: IssueQuery(owner: place.owner, name: place.name, number: number), lists: [])
      case .search(let words): SearchScreen(place: place, words: words)
      }
    }
    if let trace { TraceLine(trace: trace) }
  }
}

import BatonTerminal

/// One of the screens.
struct ScreenView: View {
  let screen: Screen
  let navigation: Navigation
  let refresher: Refresher
  let drafts: Drafts

  var body: some View {
    let place = navigation.place
    switch screen {
    case .issues:
      RepositoryScreen(
        repository: refresher.repositoryQuery, navigation: navigation, refresher: refresher,
        drafts: drafts)
    case .issue(let number):
      IssueScreen(issue: refresher.issueQuery(number), refresher: refresher, drafts: drafts)
    case .search(let words): SearchScreen(navigation: navigation, words: words)
    case .labels:
      LabelsScreen(labels: LabelsQuery(owner: place.owner, name: place.name)) { label in
        navigation.choose(label: label)
      }
    }
  }
}

import BatonTerminal

/// One of the screens.
struct ScreenView: View {
  let screen: Screen
  let navigation: Navigation

  var body: some View {
    let place = navigation.place
    switch screen {
    case .issues:
      RepositoryScreen(
        repository: navigation.repositoryQuery, navigation: navigation)
    case .issue(let number):
      IssueScreen(issue: navigation.issueQuery(number), navigation: navigation)
    case .search(let words): SearchScreen(navigation: navigation, words: words)
    case .labels:
      LabelsScreen(labels: LabelsQuery(owner: place.owner, name: place.name)) { label in
        navigation.choose(label: label)
      }
    }
  }
}

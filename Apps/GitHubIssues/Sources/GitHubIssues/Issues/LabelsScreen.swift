import Baton
import BatonTerminal

/// A repository's labels, one to be chosen: of the list below only issues that have it are shown then.
struct LabelsScreen: View {
  @Query(
    """
    query LabelsQuery($owner: String!, $name: String!) @cacheExpiration(seconds: 300) {
      repository(owner: $owner, name: $name) @catch { id }
      ...LabelList_query @arguments(owner: $owner, name: $name)
    }
    """)
  var labels: LabelsQuery

  let choose: @MainActor (String?) -> Void

  private var place: RepositoryPlace { RepositoryPlace(owner: labels.owner, name: labels.name) }

  var body: some View {
    content.navigationTitle("Labels")
  }

  @ViewBuilder private var content: some View {
    switch labels.phase {
    case .ready(let data):
      switch data.repository {
      case .success(_?):
        LabelList(labels: data.labelList, choose: choose)
        KeysLine(keys: ["Esc back", "Enter choose", "q quit"])
      case .success(nil):
        FailureView(Trouble.noRepository(place)) { labels.retry() }
      case .failure(let errors):
        FailureView(errors) { labels.retry() }
      }
    case .loading:
      LoadingView()
    case .failed(let error):
      FailureView(error) { labels.retry() }
    }
  }
}

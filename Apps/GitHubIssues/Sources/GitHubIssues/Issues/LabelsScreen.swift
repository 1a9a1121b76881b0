import Baton
import BatonTerminal

/// A repository's labels, one to be chosen: of the list below only issues that have it are shown then.
struct LabelsScreen: View {
  @Query(
    """
    query LabelsQuery($id: ID!) {
      node(id: $id) {
        ... on Repository {
          labels(first: 100, orderBy: {field: NAME, direction: ASC}) {
            nodes { id name description }
          }
        }
      }
    }
    """)
  var labels: LabelsQuery

  let choose: @MainActor (String?) -> Void

  var body: some View {
    content.navigationTitle("Labels")
  }

  @ViewBuilder private var content: some View {
    switch labels.phase {
    case .ready(let data):
      let labels = data.node?.asRepository?.labels?.nodes ?? .empty
      List {
        Button("any or none") { choose(nil) }
        ForEach(labels) { label in
          let name = label.name
          Button {
            choose(name)
          } label: {
            HStack(spacing: 2) {
              Text(name).foregroundStyle(.cyan)
              Text(label.description ?? "").foregroundStyle(.secondary).lineLimit(1)
            }
          }
        }
      }
      KeysLine(keys: ["Esc back", "Enter choose"])
    case .loading:
      ProgressView()
    case .failed(let error):
      ErrorView(Trouble(error)) { self.labels.retry() }
    }
  }
}

import Baton
import BatonTerminal

/// Labels by name, a page at a time, and the choice of none of them.
struct LabelList: View {
  @Fragment(
    """
    fragment LabelList_query on Query
    @refetchable(queryName: "LabelPageQuery")
    @argumentDefinitions(
      owner: {type: "String!"}
      name: {type: "String!"}
      count: {type: "Int", defaultValue: 100}
      cursor: {type: "String"}
    ) {
      rateLimit { ...RateLimitLine_rateLimit }
      repository(owner: $owner, name: $name) {
        labels(first: $count, after: $cursor, orderBy: {field: NAME, direction: ASC})
        @connection(key: "LabelList_labels", filters: []) {
          edges { node { id name description } }
        }
      }
    }
    """)
  var labels: LabelList_query

  let choose: @MainActor (String?) -> Void

  var body: some View {
    List {
      Button("any or none") { choose(nil) }
      if let labels = labels.repository?.labels {
        ForEach(labels.nodes) { label in
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
        if labels.hasNext {
          MoreRow(isLoading: labels.isLoadingNext) {
            try await labels.loadNext(LabelList_query.pageSize)
          }
        }
      }
    }
  }
}

extension LabelList_query {
  /// How many labels a page has; the default `$count` of the queries says the same.
  static let pageSize = 100
}

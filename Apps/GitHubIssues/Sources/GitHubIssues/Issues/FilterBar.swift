import Baton
import BatonTerminal

/// The filters, the chosen one marked, and how many issues are open and closed.
struct FilterBar: View {
  @Fragment(
    """
    fragment FilterBar_repository on Repository {
      open: issues(states: [OPEN]) { totalCount }
      closed: issues(states: [CLOSED]) { totalCount }
    }
    """)
  var repository: FilterBar_repository

  let filter: IssueFilter

  var body: some View {
    HStack(spacing: 2) {
      ForEach(IssueFilter.State.allCases, id: \.self) { state in
        let isChosen = state == filter.state
        Text("\(isChosen ? "●" : "○") \(state.rawValue)\(count(state))")
          .foregroundStyle(isChosen ? .primary : .secondary).lineLimit(1)
      }
      if let label = filter.label { Text("label: \(label)").foregroundStyle(.cyan).lineLimit(1) }
    }
  }

  private func count(_ state: IssueFilter.State) -> String {
    switch state {
    case .open: " \(repository.open.totalCount)"
    case .closed: " \(repository.closed.totalCount)"
    case .all: ""
    }
  }
}

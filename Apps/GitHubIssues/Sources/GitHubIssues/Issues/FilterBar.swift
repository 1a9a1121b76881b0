import BatonTerminal

/// The filters, the chosen one marked.
struct FilterBar: View {
  let filter: IssueFilter

  var body: some View {
    HStack(spacing: 2) {
      ForEach(IssueFilter.allCases, id: \.self) { filter in
        let isChosen = filter == self.filter
        Text(isChosen ? "● \(filter.rawValue)" : "○ \(filter.rawValue)")
          .foregroundStyle(isChosen ? .primary : .secondary)
      }
    }
  }
}

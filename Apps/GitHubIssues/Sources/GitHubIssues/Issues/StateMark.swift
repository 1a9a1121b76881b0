import BatonTerminal

/// An issue's state in one cell.
struct StateMark: View {
  let state: IssueState

  var body: some View {
    switch state {
    case .OPEN: Text("●").foregroundStyle(.green)
    case .CLOSED: Text("✓").foregroundStyle(.purple)
    case .unknown: Text("?").foregroundStyle(.secondary)
    }
  }
}

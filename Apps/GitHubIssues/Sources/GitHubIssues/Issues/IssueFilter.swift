/// Which issues a list shows.
enum IssueFilter: String, CaseIterable {
  case open, closed, all

  var states: [IssueState] {
    switch self {
    case .open: [.OPEN]
    case .closed: [.CLOSED]
    case .all: [.OPEN, .CLOSED]
    }
  }
}

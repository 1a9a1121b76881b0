/// Which issues a list shows.
struct IssueFilter: Hashable {
  enum State: String, CaseIterable {
    case open, closed, all
  }

  var state = State.open
  /// Nil for any or none.
  var label: String?

  var states: [IssueState] {
    switch state {
    case .open: [.OPEN]
    case .closed: [.CLOSED]
    case .all: [.OPEN, .CLOSED]
    }
  }
}

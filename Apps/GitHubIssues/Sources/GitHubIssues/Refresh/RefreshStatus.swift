import Baton
import BatonTerminal

/// How it stands with data that is shown and was asked for again, where there is something to say.
struct RefreshStatus<Operation: Query>: View {
  /// What a view around has resolved.
  let query: Operation
  let screen: Screen
  let refresher: Refresher

  var body: some View {
    if query.isRefreshing || refresher.refreshing.contains(screen) {
      Text("refreshing…").foregroundStyle(.secondary).lineLimit(1)
    } else if hasFailed {
      Text("not refreshed, r tries again").foregroundStyle(.yellow).lineLimit(1)
    }
  }

  private var hasFailed: Bool {
    if case .failed = query.fetch { return true }
    return refresher.troubles[screen] != nil
  }
}

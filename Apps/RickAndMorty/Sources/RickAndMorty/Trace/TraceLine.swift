import BatonTerminal

/// Body runs and log events, in one line.
struct TraceLine: View {
  let trace: Trace

  var body: some View {
    let events = trace.events.reversed().joined(separator: " ← ")
    BodyRunsText { "\(trace.runs($0)) · \(events)" }.foregroundStyle(.secondary)
  }
}

/// Body runs in one line, and the last log events in another, the newest first: as many as fit whole.
public struct TraceLine: View {
  private let trace: Trace

  /// The lines of a trace.
  public init(trace: Trace) { self.trace = trace }

  public var body: some View {
    let events = Array(trace.events.reversed())
    VStack {
      BodyRunsText { trace.runs($0) }
      ViewThatFits {
        ForEach((1...max(1, events.count)).reversed(), id: \.self) {
          Text(events.prefix($0).joined(separator: " ← ")).lineLimit(1)
        }
      }
    }
    .foregroundStyle(.secondary)
  }
}

extension ScriptExpectations {
  static let known = [
    "records", "reads", "notified", "phase", "fetch", "stream", "answer", "records_held", "events",
    "sent", "error",
  ]

  /// The expectations of a step.
  init(_ step: JSON) throws(TreeProblem) {
    if step["records"] != nil { records = try Members.path("records", of: step) }
    for row in try Members.list("reads", of: step) ?? [] { reads.append(try Self.read(row)) }
    notified = try Members.list("notified", of: step).map { rows throws(TreeProblem) in
      var slots: [SlotID] = []
      for row in rows {
        slots.append(
          SlotID(
            record: try Members.text("record", of: row, in: "notified"),
            field: try Members.text("field", of: row, in: "notified")))
      }
      return slots
    }
    for row in Self.oneOrMore("phase", of: step) { phases.append(try Self.phase(row)) }
    for row in Self.oneOrMore("fetch", of: step) { fetches.append(try Self.fetch(row)) }
    if let word = step["answer"]?.string {
      guard ["memory", "image", "miss"].contains(word) else {
        throw TreeProblem("expects the answer `\(word)`; there are memory, image and miss")
      }
      answer = word
    }
    recordsHeld = try Members.texts("records_held", of: step)
    events = try Members.list("events", of: step)
    sent = try Members.list("sent", of: step).map { rows throws(TreeProblem) in
      var sent: [Sent] = []
      for row in rows {
        sent.append(
          Sent(
            operation: try Members.text("operation", of: row, in: "sent"),
            body: try Members.text("body", of: row, in: "sent")))
      }
      return sent
    }
    if step["error"] != nil { error = try Members.text("error", of: step) }
    for row in Self.oneOrMore("stream", of: step) { streams.append(try Self.stream(row)) }
  }

  private static func oneOrMore(_ name: String, of step: JSON) -> [JSON] {
    step[name].map { $0.array ?? [$0] } ?? []
  }

  private static func read(_ row: JSON) throws(TreeProblem) -> Read {
    let read = try ReadRow(row, others: ["handle", "operation", "variables"])
    switch (row["handle"], row["operation"]) {
    case (_?, nil):
      return Read(reader: .handle(try Members.text("handle", of: row, in: "reads")), row: read)
    case (nil, _?): return Read(reader: .operation(try OperationCall(row)), row: read)
    default:
      throw TreeProblem("reads `\(read.path)` not through just one of `handle` and `operation`")
    }
  }

  private static func phase(_ row: JSON) throws(TreeProblem) -> Phase {
    let known = ["handle", "phase", "isRefreshing", "isStale"]
    if let unknown = Members(row, known: known).unknown {
      throw TreeProblem("has in `phase` a member `\(unknown)`, which the format does not know")
    }
    return Phase(
      handle: try Members.text("handle", of: row, in: "phase"),
      phase: try state("phase", of: row, ["loading", "ready"]),
      isRefreshing: try Members.flag("isRefreshing", of: row),
      isStale: try Members.flag("isStale", of: row))
  }

  private static func fetch(_ row: JSON) throws(TreeProblem) -> Fetch {
    if let unknown = Members(row, known: ["handle", "fetch"]).unknown {
      throw TreeProblem("has in `fetch` a member `\(unknown)`, which the format does not know")
    }
    return Fetch(
      handle: try Members.text("handle", of: row, in: "fetch"),
      fetch: try state("fetch", of: row, ["idle", "inFlight"]))
  }

  private static func stream(_ row: JSON) throws(TreeProblem) -> Stream {
    let known = ["handle", "stream", "events", "resumptions"]
    if let unknown = Members(row, known: known).unknown {
      throw TreeProblem("has in `stream` a member `\(unknown)`, which the format does not know")
    }
    return Stream(
      handle: try Members.text("handle", of: row, in: "stream"), stream: try streamState(row),
      events: try count("events", of: row), resumptions: try count("resumptions", of: row))
  }

  private static func streamState(_ row: JSON) throws(TreeProblem) -> State {
    let words = ["idle", "connecting", "open", "waiting"]
    guard let value = row["stream"] else { throw TreeProblem("has in `stream` no `stream`") }
    if let word = value.string, words.contains(word) { return State(word) }
    if let kind = value["ended"] {
      if let text = kind.string { return State("ended", failure: text) }
      if kind.kind == "null" { return State("ended") }
    }
    throw TreeProblem(
      "expects the stream \(value.text); there are \(words.joined(separator: ", ")) and "
        + "{\"ended\": kind or null}")
  }

  private static func count(_ name: String, of row: JSON) throws(TreeProblem) -> Int? {
    guard let value = row[name] else { return nil }
    guard let count = value.integer, count >= 0 else {
      throw TreeProblem("has in `stream` a `\(name)` that is no count")
    }
    return count
  }

  private static func state(
    _ name: String, of row: JSON, _ words: [String]
  ) throws(TreeProblem) -> State {
    guard let value = row[name] else { throw TreeProblem("has in `\(name)` no `\(name)`") }
    if let word = value.string, words.contains(word) { return State(word) }
    if let kind = value["failed"]?.string { return State("failed", failure: kind) }
    throw TreeProblem(
      "expects the \(name) \(value.text); there are \(words.joined(separator: ", ")) and "
        + "{\"failed\": kind}")
  }
}

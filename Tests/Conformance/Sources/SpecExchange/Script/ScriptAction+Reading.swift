extension ScriptAction {
  /// The steps by their keys, with the members that each takes.
  static let known: [String: [String]] = [
    "commit": ["operation", "variables", "response", "responses"],
    "payload": ["operation", "variables", "response"],
    "optimistic": ["operation", "variables", "response", "as"],
    "resolve": ["layer", "response"], "revert": ["layer"],
    "attach": ["operation", "variables", "policy", "as", "response", "failure"],
    "answer": ["handle", "response", "failure"],
    "refetch": ["handle", "response", "failure"], "retry": ["handle", "response", "failure"],
    "release": ["handle"], "collect": [], "advance": ["seconds"], "invalidate": [],
    "revalidate": [], "check": ["operation", "variables"], "end": [],
    "relaunch": [], "event": ["handle", "response", "failure", "complete"],
    "active": ["value"],
  ]

  /// Whether a member of a step is what it does, and not what is expected: an `answer` may be both.
  static func isAction(_ member: JSON.Member) -> Bool {
    known[member.name] != nil && (member.name != "answer" || member.value.string == nil)
  }

  init(_ name: String, _ json: JSON) throws(TreeProblem) {
    guard json.object != nil else { throw TreeProblem("is \(json.kind), not an object") }
    let known = Self.known[name] ?? []
    if let unknown = Members(json, known: known).unknown {
      let takes = known.isEmpty ? "it takes none" : "it takes " + known.joined(separator: ", ")
      throw TreeProblem("has a member `\(unknown)`; \(takes)")
    }
    switch name {
    case "commit": self = .commit(try OperationCall(json), responses: try Self.responses(json))
    case "payload": self = .payload(try OperationCall(json), response: try Self.response(json))
    case "optimistic":
      self = .optimistic(
        try OperationCall(json), response: try Self.response(json),
        layer: try Members.text("as", of: json))
    case "resolve":
      self = .resolve(
        layer: try Members.text("layer", of: json), response: try Self.response(json))
    case "revert": self = .revert(layer: try Members.text("layer", of: json))
    case "attach":
      self = .attach(
        try OperationCall(json), try Self.policy(json), handle: try Members.text("as", of: json),
        try ScriptAnswer.optional(in: json))
    case "answer":
      guard let answer = try ScriptAnswer.optional(in: json) else {
        throw TreeProblem("has neither a `response` nor a `failure`")
      }
      self = .answer(handle: try Self.handle(json), answer)
    case "refetch":
      self = .refetch(handle: try Self.handle(json), try ScriptAnswer.optional(in: json))
    case "retry":
      self = .retry(handle: try Self.handle(json), try ScriptAnswer.optional(in: json))
    case "release": self = .release(handle: try Self.handle(json))
    case "advance": self = .advance(seconds: try Self.seconds(json))
    case "check": self = .check(try OperationCall(json))
    case "event": self = .event(handle: try Self.handle(json), try Self.happening(json))
    case "active":
      guard let value = try Members.flag("value", of: json) else {
        throw TreeProblem("needs a `value`, true or false")
      }
      self = .active(value)
    default: self = Self.plain(name)
    }
  }

  private static func plain(_ name: String) -> ScriptAction {
    switch name {
    case "collect": .collect
    case "invalidate": .invalidate
    case "revalidate": .revalidate
    case "end": .end
    default: .relaunch
    }
  }

  /// What comes on a stream; nil is the server's completion.
  private static func happening(_ json: JSON) throws(TreeProblem) -> ScriptAnswer? {
    let answer = try ScriptAnswer.optional(in: json)
    let isComplete = try Members.flag("complete", of: json) ?? false
    guard isComplete == (answer == nil) else {
      throw TreeProblem("has not just one of `response`, `failure` and `complete: true`")
    }
    return answer
  }

  /// The payloads of an answer, of which one in parts has several.
  private static func responses(_ json: JSON) throws(TreeProblem) -> [String] {
    if json["responses"] == nil { return [try response(json)] }
    guard json["response"] == nil else {
      throw TreeProblem("has both a `response` and `responses`")
    }
    guard let paths = try Members.paths("responses", of: json), !paths.isEmpty else {
      throw TreeProblem("has no path in `responses`")
    }
    return paths
  }

  private static func response(_ json: JSON) throws(TreeProblem) -> String {
    try Members.path("response", of: json)
  }

  private static func handle(_ json: JSON) throws(TreeProblem) -> String {
    try Members.text("handle", of: json)
  }

  private static func policy(_ json: JSON) throws(TreeProblem) -> Policy {
    guard let value = json["policy"] else { return .storeOrNetwork }
    guard let policy = value.string.flatMap(Policy.init(rawValue:)) else {
      let known = Policy.allCases.map(\.rawValue).joined(separator: ", ")
      throw TreeProblem("has the policy \(value.text); there are \(known)")
    }
    return policy
  }

  private static func seconds(_ json: JSON) throws(TreeProblem) -> Double {
    guard let seconds = json["seconds"]?.double, seconds >= 0, seconds < 1e9 else {
      throw TreeProblem("needs `seconds`, a number from 0 to a thousand million")
    }
    return seconds
  }
}

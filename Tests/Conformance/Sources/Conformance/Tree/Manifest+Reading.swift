import SpecExchange

extension Manifest {
  init(_ json: JSON) throws(TreeProblem) {
    let members = Members(json, known: ["format", "sources", "cases", "scripts", "recordings"])
    guard json.object != nil else { throw TreeProblem("is \(json.kind), not an object") }
    if let unknown = members.unknown {
      throw TreeProblem("has a member `\(unknown)`, which the format does not know")
    }
    guard case .number(let format)? = json["format"]?.content, format == Self.format else {
      throw TreeProblem(
        "says format \(json["format"]?.text ?? "nothing"); this version reads \(Self.format)")
    }
    guard let sources = json["sources"] else { throw TreeProblem("has no `sources`") }
    self.sources = try Members.path("directory", of: sources, in: "sources")
    config = try Members.path("config", of: sources, in: "sources")
    guard let cases = json["cases"]?.array else { throw TreeProblem("has no list `cases`") }
    var entries: [Entry] = []
    for (index, value) in cases.enumerated() {
      let name = value["name"]?.string ?? "case \(index)"
      do throws(TreeProblem) {
        entries.append(.readable(try SpecCase(value)))
      } catch {
        entries.append(.unreadable(name: name, reason: error.description))
      }
    }
    self.cases = entries
    scripts = try Members.paths("scripts", of: json) ?? []
    recordings = try Members.paths("recordings", of: json) ?? []
  }
}

extension SpecCase {
  private static let known = [
    "name", "operation", "kind", "document", "variables", "responses", "records", "complete",
    "override", "reads", "note",
  ]

  init(_ json: JSON) throws(TreeProblem) {
    guard json.object != nil else { throw TreeProblem("is \(json.kind), not an object") }
    if let unknown = Members(json, known: Self.known).unknown {
      throw TreeProblem("has a member `\(unknown)`, which the format does not know")
    }
    name = try Members.path("name", of: json)
    operation = try Members.text("operation", of: json)
    kind = try Members.text("kind", of: json)
    guard ["query", "mutation", "subscription"].contains(kind) else {
      throw TreeProblem("has the kind `\(kind)`; there are query, mutation and subscription")
    }
    document = try Members.path("document", of: json)
    records = try Members.path("records", of: json)
    variables = json["variables"] ?? JSON(.object([]))
    guard variables.object != nil else {
      throw TreeProblem("has variables that are \(variables.kind), not an object")
    }
    guard let responses = try Members.paths("responses", of: json), !responses.isEmpty else {
      throw TreeProblem("names no responses")
    }
    self.responses = responses
    isComplete = try Members.flag("complete", of: json) ?? true
    var reads: [ReadRow] = []
    for row in try Members.list("reads", of: json) ?? [] { reads.append(try ReadRow(row)) }
    self.reads = reads
    override = try json["override"].map { json throws(TreeProblem) in
      guard let paths = try Members.texts("paths", of: json), !paths.isEmpty,
        let value = json["value"]
      else { throw TreeProblem("has an `override` without paths or without a value") }
      return CaseInput.Override(paths: paths, value: value)
    }
  }
}

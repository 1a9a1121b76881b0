import SpecExchange

/// A row of `malformed.json`: a response that the ingest refuses, or one that looks so and is taken.
struct MalformedRow: Sendable {
  enum Outcome: Sendable {
    case error(String)
    case leaves([ReadRow])
  }

  let response: String
  let outcome: Outcome

  /// The rows of a file; the paths in them count from the tree's root.
  static func rows(of json: JSON) throws(TreeProblem) -> [MalformedRow] {
    guard let elements = json.array else {
      throw TreeProblem("is \(json.kind), not a list of rows")
    }
    var rows: [MalformedRow] = []
    for element in elements { rows.append(try MalformedRow(element)) }
    return rows
  }

  private static let errors = ["IngestError", "IngestError.malformed", "IngestError.request"]

  private init(_ json: JSON) throws(TreeProblem) {
    let response = try Members.path("response", of: json)
    self.response = response
    if let unknown = Members(json, known: ["response", "error", "leaves", "note"]).unknown {
      throw TreeProblem("has for \(response) a member `\(unknown)`, which the format does not know")
    }
    switch (json["error"], json["leaves"]?.object) {
    case (let error?, nil):
      guard let name = error.string, Self.errors.contains(name) else {
        throw TreeProblem(
          "expects of \(response) \(error.text); there are \(Self.errors.joined(separator: ", "))")
      }
      outcome = .error(name)
    case (nil, let leaves?):
      outcome = .leaves(leaves.map { ReadRow(path: $0.name, value: $0.value) })
    default: throw TreeProblem("has for \(response) not just one of `error` and `leaves`")
    }
  }
}

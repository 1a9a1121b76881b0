import SpecExchange

/// A recorded answer of an app: the file that answers an operation with certain variables.
struct Recording: Sendable {
  let operation: String
  let variables: JSON
  /// The payloads, relative to the folder of the file of rows.
  let responses: [String]

  static func rows(of json: JSON) throws(TreeProblem) -> [Recording] {
    guard let elements = json.array else {
      throw TreeProblem("is \(json.kind), not a list of rows")
    }
    var rows: [Recording] = []
    for element in elements {
      if let unknown = Members(element, known: ["operation", "variables", "response", "responses"])
        .unknown
      {
        throw TreeProblem("has a row with a member `\(unknown)`, which the format does not know")
      }
      var responses = try Members.paths("responses", of: element) ?? []
      if responses.isEmpty { responses = [try Members.path("response", of: element)] }
      rows.append(
        Recording(
          operation: try Members.text("operation", of: element),
          variables: element["variables"] ?? JSON(.object([])),
          responses: responses))
    }
    return rows
  }
}

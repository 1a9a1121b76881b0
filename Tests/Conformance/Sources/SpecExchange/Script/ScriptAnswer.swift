/// What comes of a request, as a step says it.
public enum ScriptAnswer: Sendable {
  /// The path of a response.
  case response(String)
  case failure(Failure)

  /// A request that gets no data.
  public enum Failure: String, Sendable, CaseIterable {
    /// The way to the server fails.
    case transport
    /// The server answers with errors and no data.
    case request
    /// What the server answers is no response.
    case malformed
  }

  /// The answer that a step's arguments hold, if they do.
  static func optional(in json: JSON) throws(TreeProblem) -> ScriptAnswer? {
    switch (json["response"], json["failure"]) {
    case (nil, nil): return nil
    case (_?, nil): return .response(try Members.path("response", of: json))
    case (nil, let failure?):
      guard let kind = failure.string.flatMap(Failure.init(rawValue:)) else {
        let known = Failure.allCases.map(\.rawValue).joined(separator: ", ")
        throw TreeProblem("has the failure \(failure.text); there are \(known)")
      }
      return .failure(kind)
    case (_?, _?): throw TreeProblem("has both a `response` and a `failure`")
    }
  }
}

/// An operation and its variables, as a step names them.
public struct OperationCall: Sendable {
  public let name: String
  public let variables: JSON

  init(_ json: JSON) throws(TreeProblem) {
    name = try Members.text("operation", of: json)
    variables = json["variables"] ?? JSON(.object([]))
    guard variables.object != nil else {
      throw TreeProblem("has variables that are \(variables.kind), not an object")
    }
  }
}

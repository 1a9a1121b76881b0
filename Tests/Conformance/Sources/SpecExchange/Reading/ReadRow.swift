/// A path and what the lens reads there.
public struct ReadRow: Sendable {
  /// What a row says of its path.
  public enum Expectation: Sendable {
    /// The value; null for what a lens reads as absent.
    case value(JSON)
    /// The accessor throws an error of that kind.
    case thrown(String)
    /// The accessor gives a result that holds a value, which is this one if the row says one.
    case success(JSON?)
    /// The accessor gives a result that holds the errors of these paths, in order.
    case failure([String])
  }

  public let path: String
  public let expectation: Expectation

  public init(path: String, _ expectation: Expectation) {
    self.path = path
    self.expectation = expectation
  }

  public init(path: String, value: JSON) {
    self.init(path: path, .value(value))
  }
}

extension ReadRow {
  private static let members = ["path", "value", "note", "throws", "result"]
  private static let errors = ["requiredField", "fieldErrors"]

  /// A row of `reads`; `others` are members that say what is read.
  public init(_ json: JSON, others: [String] = []) throws(TreeProblem) {
    let path = try Members.text("path", of: json, in: "reads", emptyAllowed: true)
    if let unknown = Members(json, known: Self.members + others).unknown {
      throw TreeProblem("reads `\(path)` with a member `\(unknown)`, which the format lacks")
    }
    switch (json["value"], json["throws"], json["result"]) {
    case (let value?, nil, nil): self.init(path: path, .value(value))
    case (nil, let error?, nil):
      guard let kind = error.string, Self.errors.contains(kind) else {
        throw TreeProblem(
          "reads `\(path)` and expects it to throw \(error.text); there are "
            + Self.errors.joined(separator: " and "))
      }
      self.init(path: path, .thrown(kind))
    case (nil, nil, let result?): self.init(path: path, try Self.result(result, path))
    case (nil, nil, nil): throw TreeProblem("reads `\(path)` without a value")
    default:
      throw TreeProblem("reads `\(path)` with more than one of `value`, `throws` and `result`")
    }
  }

  private static func result(_ json: JSON, _ path: String) throws(TreeProblem) -> Expectation {
    if let unknown = Members(json, known: ["ok", "value", "errors"]).unknown {
      throw TreeProblem("reads `\(path)` as a result with `\(unknown)`, which the format lacks")
    }
    switch (json["ok"]?.bool, json["value"], json["errors"]) {
    case (true, let value, nil): return .success(value)
    case (false, nil, let errors?) where errors.array != nil:
      return .failure(try Members.texts("errors", of: json) ?? [])
    default:
      throw TreeProblem(
        "reads `\(path)` as a result that is neither `ok` with at most a value, nor not `ok` with a "
          + "list of errors")
    }
  }

  /// The row as a file has it.
  public var json: JSON {
    switch expectation {
    case .value(let value): .object(["path": .string(path), "value": value])
    case .thrown(let kind): .object(["path": .string(path), "throws": .string(kind)])
    case .success(nil): .object(["path": .string(path), "result": .object(["ok": .bool(true)])])
    case .success(let value?):
      .object(["path": .string(path), "result": .object(["ok": .bool(true), "value": value])])
    case .failure(let errors):
      .object([
        "path": .string(path),
        "result": .object([
          "ok": .bool(false), "errors": .array(errors.map { .string($0) }),
        ]),
      ])
    }
  }
}

/// What the runner asks of the generated program for one case, and what it answers.
public struct CaseInput: Sendable {
  /// What is expected of the commit.
  public enum Expectation: String, Sendable {
    /// It succeeds, and the availability check passes after it.
    case complete
    /// It succeeds as a payload that may lack fields, and the check does not pass.
    case partial
    /// The ingest refuses the response, and the store stays as it was.
    case refused
  }

  /// Leaves of the response that an optimistic response answers otherwise.
  public struct Override: Sendable {
    public let paths: [String]
    public let value: JSON

    public init(paths: [String], value: JSON) {
      self.paths = paths
      self.value = value
    }
  }

  public let name: String
  /// The name of the program's reader of the operation.
  public let reader: String
  public let variables: JSON
  /// The files of the response's payloads, in order.
  public let responses: [String]
  public let expectation: Expectation
  /// The error a refused response gives: `IngestError`, or with its case, `IngestError.request`.
  public let error: String?
  public let reads: [ReadRow]
  public let override: Override?

  public init(
    name: String, reader: String, variables: JSON, responses: [String], expectation: Expectation,
    error: String? = nil, reads: [ReadRow] = [], override: Override? = nil
  ) {
    self.name = name
    self.reader = reader
    self.variables = variables
    self.responses = responses
    self.expectation = expectation
    self.error = error
    self.reads = reads
    self.override = override
  }
}

extension CaseInput {
  /// The form in which an input reaches the program.
  public var json: JSON {
    var members: [JSON.Member] = [
      .init(name: "name", value: .string(name)),
      .init(name: "reader", value: .string(reader)),
      .init(name: "variables", value: variables),
      .init(name: "responses", value: .array(responses.map { .string($0) })),
      .init(name: "expectation", value: .string(expectation.rawValue)),
      .init(
        name: "reads",
        value: .array(reads.map(\.json))),
    ]
    if let error { members.append(.init(name: "error", value: .string(error))) }
    if let override {
      let paths = JSON.array(override.paths.map { .string($0) })
      members.append(
        .init(name: "override", value: .object(["paths": paths, "value": override.value])))
    }
    return JSON(.object(members))
  }

  /// Nil for what is no input.
  public init?(_ json: JSON) {
    guard let name = json["name"]?.string, let reader = json["reader"]?.string,
      let variables = json["variables"], let files = json["responses"]?.array,
      let expectation = json["expectation"]?.string.flatMap(Expectation.init(rawValue:)),
      let rows = json["reads"]?.array
    else { return nil }
    // A row that is lost would be a row that holds.
    let reads = rows.compactMap { try? ReadRow($0) }
    let responses = files.compactMap(\.string)
    guard reads.count == rows.count, responses.count == files.count, !responses.isEmpty else {
      return nil
    }
    self.init(
      name: name, reader: reader, variables: variables, responses: responses,
      expectation: expectation, error: json["error"]?.string, reads: reads,
      override: json["override"].flatMap { override in
        guard let paths = override["paths"]?.array, let value = override["value"] else {
          return nil
        }
        return Override(paths: paths.compactMap(\.string), value: value)
      })
  }
}

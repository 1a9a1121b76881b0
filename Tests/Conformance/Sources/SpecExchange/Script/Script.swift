/// A script: steps taken one after another in one environment, and what is expected after each.
public struct Script: Sendable {
  /// The size of the release buffer.
  public let buffer: Int
  /// The age from which data is stale, in seconds, for operations that say none.
  public let expiration: Double?
  /// Whether the store has an image.
  public let needsImage: Bool
  public let steps: [Step]

  public struct Step: Sendable {
    public let action: ScriptAction
    public let expectations: ScriptExpectations
  }

  /// Every operation that the script names, with its variables.
  public var calls: [OperationCall] {
    steps.flatMap { step in
      let read = step.expectations.reads.compactMap { read -> OperationCall? in
        if case .operation(let call) = read.reader { call } else { nil }
      }
      return (step.action.call.map { [$0] } ?? []) + read
    }
  }
}

extension Script {
  /// The paths that are read of each operation, in the order of the rows.
  public var reads: [(operation: String, path: String)] {
    var operations: [String: String] = [:]
    var found: [(operation: String, path: String)] = []
    for step in steps {
      if case .attach(let call, _, let handle, _) = step.action { operations[handle] = call.name }
      for read in step.expectations.reads {
        switch read.reader {
        case .operation(let call): found.append((call.name, read.row.path))
        case .handle(let handle):
          if let operation = operations[handle] { found.append((operation, read.row.path)) }
        }
      }
    }
    return found
  }
}

/// What the generated program found out about one case or script.
public struct CaseOutcome: Sendable {
  /// The store at one moment, as its dump.
  public struct Dump: Sendable {
    /// The number of the script's step, counted from 1; 0 for a case's commit.
    public let step: Int
    public let text: String

    public init(step: Int = 0, _ text: String) {
      self.step = step
      self.text = text
    }
  }

  /// Why it fails; empty when it does not.
  public var failures: [String]
  /// In the order they were taken; none when nothing was committed.
  public var dumps: [Dump]

  public init(failures: [String] = [], dumps: [Dump] = []) {
    self.failures = failures
    self.dumps = dumps
  }
}

extension CaseOutcome {
  public func json(of name: String) -> JSON {
    .object([
      "case": .string(name), "failures": .array(failures.map { .string($0) }),
      "dumps": .array(
        dumps.map { .object(["step": JSON(.number(String($0.step))), "text": .string($0.text)]) }),
    ])
  }

  public init?(_ json: JSON) {
    guard let failures = json["failures"]?.array else { return nil }
    self.init(
      failures: failures.compactMap(\.string),
      dumps: (json["dumps"]?.array ?? []).compactMap { dump in
        guard let step = dump["step"]?.integer, let text = dump["text"]?.string else { return nil }
        return Dump(step: step, text)
      })
  }
}

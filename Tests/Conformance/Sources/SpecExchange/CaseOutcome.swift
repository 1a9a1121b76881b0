/// What the generated program found out about one case.
public struct CaseOutcome: Sendable {
  /// Why the case fails; empty when it does not.
  public var failures: [String]
  /// The store after the commit; nil when there was none.
  public var dump: String?

  public init(failures: [String] = [], dump: String? = nil) {
    self.failures = failures
    self.dump = dump
  }
}

extension CaseOutcome {
  public func json(of name: String) -> JSON {
    .object([
      "case": .string(name), "failures": .array(failures.map { .string($0) }),
      "dump": dump.map { .string($0) } ?? .null,
    ])
  }

  public init?(_ json: JSON) {
    guard let failures = json["failures"]?.array else { return nil }
    self.init(failures: failures.compactMap(\.string), dump: json["dump"]?.string)
  }
}

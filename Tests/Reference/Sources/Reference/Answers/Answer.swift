/// What one implementation says about a case: the rules that find something, by our ids.
public struct Answer: Hashable, Sendable {
  /// Every text that does not parse, whatever is wrong with it.
  public static let syntax = "syntax"

  public let rules: Set<String>
  /// Whether the case may be used all the same.
  public let isAccepted: Bool

  public init(rules: Set<String>, isAccepted: Bool) {
    self.rules = rules
    self.isAccepted = isAccepted
  }
}

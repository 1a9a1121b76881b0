/// Baton's answers beside the peers', and what sets them apart.
public struct Comparison: Sendable {
  public struct Disagreement: Sendable {
    public let example: Case
    public let peer: Peer
    public let differences: [Difference]
    /// By difference; nil where nothing explains it.
    public let reasons: [String?]

    public var isExplained: Bool { reasons.allSatisfy { $0 != nil } }
  }

  public private(set) var accepted = 0
  public private(set) var refused = 0
  public private(set) var disagreements: [Disagreement] = []
  /// Reasons that explained nothing, which have no place in the table.
  public private(set) var idleReasons: [String] = []

  public init(_ cases: [Case], _ peers: [Peer: [PeerAnswer]]) throws(ComparisonError) {
    var answers: [Peer: [String: PeerAnswer]] = [:]
    for (peer, list) in peers {
      answers[peer] = Dictionary(
        list.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var used: Set<String> = []
    var judge = Judge()
    for example in cases {
      let ours = judge.answer(example)
      if ours.isAccepted { accepted += 1 } else { refused += 1 }
      for peer in Peer.allCases {
        guard let answer = answers[peer]?[example.name] else {
          throw .noAnswer(peer, case: example.name)
        }
        guard let theirs = Answer(answer, inSchema: example.document == nil) else {
          throw .unknownMessage(peer, case: example.name, answer.messages)
        }
        let differences = Difference.all(ours, theirs, peer)
        guard !differences.isEmpty else { continue }
        let reasons = differences.map { difference in
          Explanation.all.first {
            $0.explains(difference, example, ours.rules.union(theirs.rules))
          }?.reason
        }
        used.formUnion(reasons.compactMap(\.self))
        disagreements.append(
          Disagreement(
            example: example, peer: peer, differences: differences, reasons: reasons))
      }
    }
    for explanation in Explanation.all where !used.contains(explanation.reason) {
      idleReasons.append(explanation.reason)
    }
  }

  public var unexplained: [Disagreement] { disagreements.filter { !$0.isExplained } }
}

/// Why answers cannot be compared.
public enum ComparisonError: Error, Hashable, CustomStringConvertible {
  case noAnswer(Peer, case: String)
  case unknownMessage(Peer, case: String, [String])

  public var description: String {
    switch self {
    case .noAnswer(let peer, let name): "\(peer.rawValue) has no answer to \(name)"
    case .unknownMessage(let peer, let name, let messages):
      "\(peer.rawValue) says of \(name) what RuleNames does not know: \(messages)"
    }
  }
}

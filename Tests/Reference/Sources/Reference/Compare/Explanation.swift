/// Why Baton and a peer may say different things, and of what.
struct Explanation: Sendable {
  let reason: String
  var peers: Set<Peer> = Set(Peer.allCases)
  let side: Difference.Side
  let rules: Set<String>
  /// Only of cases with one of these tags; of any if nil.
  var tags: Set<String>?
  /// Only where one of the two finds one of these too; anywhere if nil.
  var besides: Set<String>?

  func explains(_ difference: Difference, _ example: Case, _ found: Set<String>) -> Bool {
    peers.contains(difference.peer) && side == difference.side
      && rules.contains(difference.rule)
      && tags.map { !$0.isDisjoint(with: example.tags) } ?? true
      && besides.map { !$0.isDisjoint(with: found) } ?? true
  }
}

/// One rule on which Baton and a peer do not say the same of a case.
public struct Difference: Hashable, Sendable {
  public enum Side: String, Hashable, Sendable {
    case onlyBaton = "only Baton"
    case onlyPeer = "only the peer"
    /// Both find it, but it stops only the peer.
    case onlyWarned = "Baton only warns"
  }

  public let peer: Peer
  public let side: Side
  public let rule: String

  public init(peer: Peer, side: Side, rule: String) {
    self.peer = peer
    self.side = side
    self.rule = rule
  }

  static func all(_ ours: Answer, _ theirs: Answer, _ peer: Peer) -> [Difference] {
    var found = ours.rules.subtracting(theirs.rules).map {
      Difference(peer: peer, side: .onlyBaton, rule: $0)
    }
    found += theirs.rules.subtracting(ours.rules).map {
      Difference(peer: peer, side: .onlyPeer, rule: $0)
    }
    if found.isEmpty, ours.isAccepted != theirs.isAccepted {
      found = ours.rules.map { Difference(peer: peer, side: .onlyWarned, rule: $0) }
    }
    return found.sorted { ($0.side.rawValue, $0.rule) < ($1.side.rawValue, $1.rule) }
  }
}

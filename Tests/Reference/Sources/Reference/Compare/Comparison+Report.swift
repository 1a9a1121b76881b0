extension Comparison {
  /// Each disagreement, explained ones in one line, and the sums in the last.
  public var report: String {
    var lines: [String] = []
    for disagreement in disagreements { lines += Self.lines(of: disagreement) }
    lines += idleReasons.map { "no case needs the explanation: \($0)" }
    let explained = disagreements.count - unexplained.count
    lines.append(
      "\(accepted + refused) documents, \(accepted) accepted, \(refused) refused, "
        + "\(disagreements.count) disagreements, \(explained) explained, "
        + "\(unexplained.count) unexplained")
    return lines.joined(separator: "\n")
  }

  private static func lines(of disagreement: Disagreement) -> [String] {
    let peer = disagreement.peer.rawValue
    var lines = zip(disagreement.differences, disagreement.reasons).map { difference, reason in
      let finding = "\(difference.side.rawValue): \(difference.rule)"
      return "\(peer) · \(disagreement.example.name) · \(finding) · \(reason ?? "UNEXPLAINED")"
    }
    if !disagreement.isExplained {
      if disagreement.example.document == nil || disagreement.example.name.hasPrefix("generated") {
        lines.append(disagreement.example.schema)
      }
      if let document = disagreement.example.document { lines.append(document) }
    }
    return lines
  }
}

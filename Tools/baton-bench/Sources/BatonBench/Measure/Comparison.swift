/// Two contenders measured in turn in one run.
struct Comparison: Equatable {
  /// Nanoseconds per operation, the median of the rounds.
  let ours: Double
  let peer: Double
  /// The median of the rounds' ratios, which other load on the machine disturbs less than a ratio
  /// of medians.
  let ratio: Double
}

extension Comparison {
  /// From the times of each round; nil unless both have as many, and at least one.
  init?(ours: [Double], peer: [Double]) {
    guard ours.count == peer.count,
      let ratio = median(zip(ours, peer).map { $1 > 0 ? $0 / $1 : .infinity }),
      let oursMedian = median(ours), let peerMedian = median(peer)
    else { return nil }
    self.init(ours: oursMedian, peer: peerMedian, ratio: ratio)
  }
}

/// Measures both after one round to warm up. Who goes first changes with each round, so that neither
/// always finds the other's traces in the caches.
@MainActor
func compare(rounds: Int, ours: Contender, peer: Contender) throws -> Comparison {
  _ = try time(ours)
  _ = try time(peer)
  var oursTimes: [Double] = []
  var peerTimes: [Double] = []
  for round in 0..<max(rounds, 1) {
    if round.isMultiple(of: 2) {
      oursTimes.append(try time(ours))
      peerTimes.append(try time(peer))
    } else {
      peerTimes.append(try time(peer))
      oursTimes.append(try time(ours))
    }
  }
  guard let comparison = Comparison(ours: oursTimes, peer: peerTimes) else {
    throw BenchError("measured no round")
  }
  return comparison
}

@MainActor
private func time(_ contender: Contender) throws -> Double {
  try contender.prepare()
  let start = contender.clock()
  let result = try contender.body()
  let end = contender.clock()
  sink(result)
  try contender.finish()
  return (end - start) / Double(max(contender.operations, 1))
}

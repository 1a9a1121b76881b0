/// How often bodies ran: in all and by the type of the view.
public struct BodyRuns {
  private var counts: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  /// The runs of all bodies.
  public private(set) var total = 0

  init() {}

  /// The runs of one view type's body.
  public func of(_ type: Any.Type) -> Int { counts[ObjectIdentifier(type)]?.count ?? 0 }

  /// The runs of each view type's body, the most first.
  public var byType: [(name: String, count: Int)] {
    counts.values.map { (name: String(describing: $0.type), count: $0.count) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }

  /// The runs that came after an earlier state of the same counts.
  public func since(_ earlier: BodyRuns) -> BodyRuns {
    var difference = BodyRuns()
    for (id, entry) in counts {
      let count = entry.count - (earlier.counts[id]?.count ?? 0)
      if count > 0 {
        difference.counts[id] = (entry.type, count)
        difference.total += count
      }
    }
    return difference
  }

  mutating func count(_ type: Any.Type) {
    total += 1
    counts[ObjectIdentifier(type), default: (type, 0)].count += 1
  }
}

/// The names nearest to one that was not found.
public enum Suggestions {
  /// At most five candidates, nearest first and in byte order among equals, within a distance of two fifths
  /// of the name's length, capitals aside.
  ///
  /// Names longer than 200 bytes are not compared: nobody mistypes one, and the distance is quadratic.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> [String] {
    let target = Array(name.utf8)
    guard target.count <= 200 else { return [] }
    let limit = target.count * 2 / 5 + 1
    var found: [(name: String, distance: Int)] = []
    for candidate in candidates {
      let bytes = Array(candidate.utf8)
      guard abs(bytes.count - target.count) <= limit, bytes.count <= 250 else { continue }
      let distance = distance(lowercased(target), lowercased(bytes))
      if distance <= limit { found.append((candidate, distance)) }
    }
    found.sort {
      $0.distance != $1.distance
        ? $0.distance < $1.distance : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    return found.prefix(5).map(\.name)
  }

  /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left == right { return 0 }
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for i in 1...left.count {
      row[0] = i
      for j in 1...right.count {
        let cost = left[i - 1] == right[j - 1] ? 0 : 1
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row[j] = best
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count]
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
  }
}

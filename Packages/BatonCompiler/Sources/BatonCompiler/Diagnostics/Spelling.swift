/// Finds what a misspelt name may have meant.
enum Spelling {
  /// The nearest candidate, if it is near at all; the first in byte order of several.
  static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let target = folded(name)
    // A longer one is no slip of the hand, and comparing takes the product of the lengths.
    guard !target.isEmpty, target.count <= 100 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let other = folded(candidate)
      guard other.count <= 200 else { continue }
      let distance = distance(target, other)
      guard distance <= target.count / 3 + 1, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        current.append(
          min(
            previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1,
            current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}

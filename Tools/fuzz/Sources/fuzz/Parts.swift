/// Divides an input into the texts of a target that takes several: a byte that no text wants ends each.
enum Parts {
  static let separator: UInt8 = 0x1E

  /// As many as asked; nil if the input has fewer.
  static func of(_ input: [UInt8], _ count: Int) -> [[UInt8]]? {
    let parts = input.split(
      separator: separator, maxSplits: count - 1, omittingEmptySubsequences: false)
    return parts.count == count ? parts.map(Array.init) : nil
  }
}

/// The first line in which two texts differ, and what stands around the difference.
struct FirstDifference: CustomStringConvertible {
  /// Counted from 1.
  let line: Int
  let description: String

  /// How much of a line is shown, in characters.
  private static let width = 100

  /// Nil when the texts are the same bytes.
  init?(_ actual: String, _ expected: String) {
    if actual.utf8.elementsEqual(expected.utf8) { return nil }
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    while index < actualLines.count, index < expectedLines.count,
      actualLines[index].utf8.elementsEqual(expectedLines[index].utf8)
    { index += 1 }
    line = index + 1
    let first = index < actualLines.count ? actualLines[index] : nil
    let second = index < expectedLines.count ? expectedLines[index] : nil
    let common = zip((first ?? "").unicodeScalars, (second ?? "").unicodeScalars)
      .prefix { $0 == $1 }.count
    description =
      "\(Self.excerpt(first, common)), the file says \(Self.excerpt(second, common))"
  }

  private static func excerpt(_ line: Substring?, _ common: Int) -> String {
    guard let line else { return "nothing more" }
    let scalars = line.unicodeScalars
    let start = max(0, common - width / 3)
    let shown = scalars.dropFirst(start).prefix(width)
    var text = ""
    text.unicodeScalars.append(contentsOf: shown)
    let before = start > 0 ? "…" : ""
    let after = start + shown.count < scalars.count ? "…" : ""
    return "`\(before)\(text)\(after)`"
  }
}

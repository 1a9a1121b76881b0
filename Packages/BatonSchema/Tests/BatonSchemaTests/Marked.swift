import BatonSchema

/// A text in which `«` and `»` mark where diagnostics belong, so that no test counts columns.
struct Marked {
  let source: Source
  /// In the order of their opening marks.
  let ranges: [SourceRange]

  init(_ marked: String, name: String = "test.graphql") {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [SourceRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(SourceRange(bytes.count, bytes.count))
      case "»":
        if let index = open.popLast() { ranges[index].end = bytes.count }
      default:
        bytes.append(contentsOf: String(Character(scalar)).utf8)
      }
    }
    self.source = Source(name: name, bytes: bytes)
    self.ranges = ranges
  }
}

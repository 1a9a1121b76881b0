import BatonSchema

/// A text with a place marked by `⟦` … `⟧`, or by `⟦⟧` for an empty place.
struct MarkedText {
  let text: String
  /// The byte offsets of the places, in order.
  let ranges: [SourceRange]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(bytes.count)
      case "⟧": if let start = starts.popLast() { ranges.append(SourceRange(start, bytes.count)) }
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges
  }

  func source(_ name: String) -> Source { Source(name: name, text: text) }
}

/// A path of response keys and list indices, as a manifest writes it: `ships.0.name`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step: a response key, or an index where a list is due.
  public let steps: [String]

  /// The empty text is the path of the root.
  public init(_ text: String) {
    steps =
      text.isEmpty
      ? []
      : text.split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
  }

  public var description: String { steps.joined(separator: ".") }
}

extension JSON {
  /// The value at a path below this one; nil where the text has none.
  public func value(at path: JSONPath) -> JSON? {
    var value = self
    for step in path.steps {
      let next: JSON? =
        if let elements = value.array {
          Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        } else {
          value[step]
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}

/// Replaces values of a text by others and leaves every other byte as it is.
///
/// - Parameter ranges: bytes of values of one text, none inside another.
public func replacing(_ ranges: [Range<Int>], in bytes: [UInt8], with value: JSON) -> [UInt8] {
  var replaced: [UInt8] = []
  var at = 0
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
  where range.lowerBound >= at && range.upperBound <= bytes.count {
    replaced.append(contentsOf: bytes[at..<range.lowerBound])
    replaced.append(contentsOf: value.text.utf8)
    at = range.upperBound
  }
  replaced.append(contentsOf: bytes[at...])
  return replaced
}

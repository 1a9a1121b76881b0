/// A string: what it says, and how it was written.
///
/// Two are equal when they say the same bytes in the same place, however they were written.
public struct StringValue: Sendable {
  /// The contents, escapes resolved and a block string's indentation removed.
  public var text: String
  /// Whether it is written between `"""`.
  public var isBlock: Bool
  /// The token with its quotes, where printing `text` anew could spell it differently; else nil.
  public var written: String?
  /// With its quotes.
  public var range: SourceRange

  public init(
    _ text: String, isBlock: Bool = false, written: String? = nil, range: SourceRange = .none
  ) {
    self.text = text
    self.isBlock = isBlock
    self.written = written
    self.range = range
  }
}

extension StringValue: Hashable {
  // Swift's own comparison is canonical equivalence, under which two different ids could be one.
  public static func == (lhs: StringValue, rhs: StringValue) -> Bool {
    lhs.range == rhs.range && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

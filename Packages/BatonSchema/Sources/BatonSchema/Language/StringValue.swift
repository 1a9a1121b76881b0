/// A string: what it says, and how it was written.
///
/// Two are equal when they say the same bytes in the same place, however they were written.
public struct StringValue: Sendable {
  private let contents: Contents
  /// With its quotes.
  public var range: SourceRange

  private enum Contents {
    case text(String, isBlock: Bool, written: String?)
    /// What lies between `"""`: most are descriptions, which hardly anyone reads.
    case block(ArraySlice<UInt8>)
  }

  public init(
    _ text: String, isBlock: Bool = false, written: String? = nil, range: SourceRange = .none
  ) {
    contents = .text(text, isBlock: isBlock, written: written)
    self.range = range
  }

  /// A block string of a text, by what lies between its quotes.
  init(block raw: ArraySlice<UInt8>, range: SourceRange) {
    contents = .block(raw)
    self.range = range
  }

  /// The contents, escapes resolved and a block string's indentation removed. Linear in them, for a parsed
  /// block string each time.
  public var text: String {
    switch contents {
    case .text(let text, _, _): text
    case .block(let raw): BlockString.contents(of: raw)
    }
  }

  /// Whether it is written between `"""`.
  public var isBlock: Bool {
    switch contents {
    case .text(_, let isBlock, _): isBlock
    case .block: true
    }
  }

  /// The token with its quotes, where printing `text` anew could spell it differently; else nil.
  public var written: String? {
    switch contents {
    case .text(_, _, let written): return written
    case .block(let raw):
      // Only a block string on one line can be printed on one line the way it was written.
      let isOneLine = !raw.contains { $0 == 0x0A || $0 == 0x0D }
      return isOneLine ? "\"\"\"" + String(decoding: raw, as: UTF8.self) + "\"\"\"" : nil
    }
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

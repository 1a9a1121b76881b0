/// A text with a name: the document inside a string literal, or a whole schema file.
///
/// Offsets everywhere in this package are byte offsets into `bytes`. The bytes may be anything: text
/// that is not UTF-8 is a diagnostic of the parser, not a precondition.
public struct Source: Hashable, Sendable {
  /// What diagnostics print before the line: a path, as a rule.
  public var name: String { contents.name }
  public var bytes: [UInt8] { contents.bytes }

  private let contents: Contents

  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  public init(name: String, bytes: [UInt8]) { contents = Contents(name, bytes) }

  /// Shared, since every place in a text holds its source.
  private final class Contents: Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  public static func == (lhs: Source, rhs: Source) -> Bool {
    lhs.contents === rhs.contents || (lhs.name == rhs.name && lhs.bytes == rhs.bytes)
  }

  /// By name and size: the bytes are compared, not hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes.count)
  }

  /// The text, with U+FFFD where the bytes are not UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Where a piece of syntax stands: byte offsets from `start` up to, not including, `end`.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of a node that was made by code and stands in no text.
  public static var none: SourceRange { SourceRange(0, 0) }
}

/// A range together with the text it is a range of.
public struct SourceLocation: Hashable, Sendable {
  public var source: Source
  public var range: SourceRange

  public init(_ source: Source, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// Line and column where the range begins.
  public var position: SourcePosition { source.position(of: range.start) }
}

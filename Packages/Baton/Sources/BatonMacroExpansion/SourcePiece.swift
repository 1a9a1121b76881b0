/// A piece of source text as the compiler sends it, and where it stands in its file.
struct SourcePiece {
  let bytes: [UInt8]
  let fileName: String
  /// Of the first byte, in its file; leading white space and comments are part of the piece.
  let offset: Int

  init?(_ syntax: JSON?) {
    guard let source = syntax?["source"]?.text, let location = syntax?["location"],
      let fileName = location["fileName"]?.text, let offset = location["offset"]?.integer
    else { return nil }
    self.bytes = Array(source.utf8)
    self.fileName = fileName
    self.offset = offset
  }

  func diagnostic(_ message: String, at index: Int) -> Diagnostic {
    Diagnostic(message: message, fileName: fileName, offset: offset &+ index)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

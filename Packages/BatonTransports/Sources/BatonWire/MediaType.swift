/// The value of a `Content-Type` header: a type and its parameters.
///
/// Source: RFC 9110, section 8.3.1.
package struct MediaType: Hashable, Sendable {
  /// In lower case, without parameters; empty where there is none.
  package let name: String
  private let parameters: [Parameter]

  private struct Parameter: Hashable {
    let name: String
    let value: String
  }

  package init(_ header: String) {
    let pieces = Self.split(Array(header.utf8))
    name = pieces.first.map { Self.text($0).lowercased() } ?? ""
    parameters = pieces.dropFirst().compactMap { piece in
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      return Parameter(
        name: Self.text(piece[..<equals]).lowercased(),
        value: Self.unquoted(piece[(equals + 1)...]))
    }
  }

  /// A parameter's value, out of its quotes; the name is in lower case.
  package func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// The pieces between semicolons, except for those inside quotes.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if isQuoted && byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ";") && !isQuoted {
        pieces.append(bytes[start..<index])
        start = index + 1
      }
    }
    pieces.append(bytes[start...])
    return pieces
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first == 32 || first == 9 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last == 32 || last == 9 { bytes = bytes.dropLast() }
    return bytes
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: trimmed(bytes), as: UTF8.self)
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    let value = trimmed(bytes)
    let quote = UInt8(ascii: "\"")
    guard value.count >= 2, value.first == quote, value.last == quote else {
      return String(decoding: value, as: UTF8.self)
    }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in value.dropFirst().dropLast() {
      if byte == UInt8(ascii: "\\") && !isEscaped {
        isEscaped = true
      } else {
        plain.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

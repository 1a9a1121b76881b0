internal import BatonStore

extension Request {
  /// The body that a GraphQL server receives over HTTP: one JSON object without spaces, in UTF-8.
  ///
  /// Its members, in this order: `operationName`; `query`, or `documentId` for a document that the
  /// server knows by an id; `variables`, an object sorted by name, empty where the operation has none.
  /// A transport for a server of another convention encodes the request by a function of its own.
  ///
  /// Source: GraphQL over HTTP, section 5.1.
  public var body: [UInt8] {
    var body: [UInt8] = []
    body += #"{"operationName":"#.utf8
    Self.append(name, to: &body)
    switch document {
    case .text(let text):
      body += #","query":"#.utf8
      Self.append(text, to: &body)
    case .id(let id):
      body += #","documentId":"#.utf8
      Self.append(id, to: &body)
    }
    body += #","variables":"#.utf8
    body += variables.json.utf8
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// A JSON string: `"`, `\` and what is below U+0020 escaped, all else as it is.
  private static func append(_ text: String, to body: inout [UInt8]) {
    body.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        body.append(UInt8(ascii: "\\"))
        body.append(byte)
      case 0x0A: body += #"\n"#.utf8
      case 0x0D: body += #"\r"#.utf8
      case 0x09: body += #"\t"#.utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        body += (byte < 0x10 ? #"\u000"# : #"\u00"#).utf8
        body += digits.utf8
      default: body.append(byte)
      }
    }
    body.append(UInt8(ascii: "\""))
  }
}

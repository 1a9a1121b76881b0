/// Headers of a request, each name once, whatever its case.
struct HeaderFields {
  // State: what is set, in the order in which it was first.
  private var fields: [(name: String, value: String)] = []

  mutating func set(_ name: String, _ value: String) {
    let key = name.lowercased()
    if let at = fields.firstIndex(where: { $0.name.lowercased() == key }) {
      fields[at].value = value
    } else {
      fields.append((name, value))
    }
  }

  mutating func set(_ headers: [String: String]) {
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { set(name, value) }
  }

  /// Refuses what would end its line, and so be something other than one header.
  func checked() throws(TransportError) -> [(name: String, value: String)] {
    for (name, value) in fields {
      guard !name.isEmpty, name.utf8.allSatisfy(Self.isToken), value.utf8.allSatisfy(Self.isText)
      else { throw .header(name: name) }
    }
    return fields
  }

  /// Source: RFC 9110, section 5.6.2.
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func isText(_ byte: UInt8) -> Bool { byte == 9 || (byte >= 32 && byte != 127) }
}

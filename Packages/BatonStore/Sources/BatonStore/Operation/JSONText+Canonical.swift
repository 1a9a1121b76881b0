extension JSONText {
  /// One JSON value without spaces, object members sorted by name, strings escaped as `append` does;
  /// nil for a text that is not one JSON value, or nests deeper than 256.
  static func canonical(_ text: String) -> String? {
    var reader = CanonicalReader(bytes: Array(text.utf8))
    var result = ""
    guard reader.value(into: &result, depth: 0) else { return nil }
    reader.space()
    return reader.position == reader.bytes.count ? result : nil
  }
}

extension JSONText {
  /// What a scalar is as part of a record's key: a string's contents or a number's digits; nil for
  /// anything else.
  static func keyText(_ json: String) -> String? {
    if isNumber(json) { return json }
    var reader = CanonicalReader(bytes: Array(json.utf8))
    return reader.string()
  }

  /// The strings of a list; one string alone is a list of one.
  static func strings(_ json: String) -> [String] {
    var reader = CanonicalReader(bytes: Array(json.utf8))
    return reader.strings()
  }
}

/// Reads JSON that the app wrote, so speed is no concern here.
private struct CanonicalReader {
  let bytes: [UInt8]
  var position = 0

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func space() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  mutating func strings() -> [String] {
    if let string = string() { return [string] }
    guard take("["), !take("]") else { return [] }
    var strings: [String] = []
    repeat {
      space()
      guard let string = string() else { return strings }
      strings.append(string)
    } while take(",")
    return strings
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    space()
    guard next == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  mutating func value(into text: inout String, depth: Int) -> Bool {
    guard depth < 256 else { return false }
    space()
    switch next {
    case UInt8(ascii: "{"): return object(into: &text, depth: depth)
    case UInt8(ascii: "["): return array(into: &text, depth: depth)
    case UInt8(ascii: "\""):
      guard let string = string() else { return false }
      JSONText.append(string: string, to: &text)
      return true
    default: return token(into: &text)
    }
  }

  private mutating func object(into text: inout String, depth: Int) -> Bool {
    position += 1
    var members: [UTF8Key: String] = [:]
    if !take("}") {
      repeat {
        space()
        guard let name = string(), take(":") else { return false }
        var member = ""
        guard value(into: &member, depth: depth + 1) else { return false }
        members[UTF8Key(text: name)] = member
      } while take(",")
      guard take("}") else { return false }
    }
    text += "{"
    let sorted = members.sorted { utf8Precedes($0.key.text, $1.key.text) }
    for (index, member) in sorted.enumerated() {
      if index > 0 { text += "," }
      JSONText.append(string: member.key.text, to: &text)
      text += ":" + member.value
    }
    text += "}"
    return true
  }

  private mutating func array(into text: inout String, depth: Int) -> Bool {
    position += 1
    text += "["
    if !take("]") {
      var isFirst = true
      repeat {
        if !isFirst { text += "," }
        isFirst = false
        guard value(into: &text, depth: depth + 1) else { return false }
      } while take(",")
      guard take("]") else { return false }
    }
    text += "]"
    return true
  }

  private mutating func token(into text: inout String) -> Bool {
    let start = position
    while let byte = next, ![0x20, 0x0A, 0x0D, 0x09, 0x2C, 0x5D, 0x7D].contains(byte) {
      position += 1
    }
    let token = String(decoding: bytes[start..<position], as: UTF8.self)
    guard ["true", "false", "null"].contains(token) || JSONText.isNumber(token) else {
      return false
    }
    text += token
    return true
  }

  /// A string's contents; a lone surrogate is U+FFFD.
  mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    position += 1
    var units: [UInt16] = []
    var text = ""
    var start = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        flush(from: start, to: position, &units, &text)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        flush(from: start, to: position, &units, &text)
        position += 1
        guard let unit = escape() else { return nil }
        units.append(unit)
        start = position
      case 0..<0x20: return nil
      default: position += 1
      }
    }
    return nil
  }

  private func flush(from start: Int, to end: Int, _ units: inout [UInt16], _ text: inout String) {
    guard start < end || next == UInt8(ascii: "\"") else { return }
    text += String(decoding: units, as: UTF16.self)
    units = []
    text += String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func escape() -> UInt16? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count,
        let unit = UInt16(
          String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      else { return nil }
      position += 4
      return unit
    default: return nil
    }
  }
}

import BatonSchema

/// Reads JSON (RFC 8259) with the place of each value, which Foundation's reader does not tell.
///
/// Stricter in one thing: an object's key may stand in it once.
struct JSONReader {
  struct Failure: Error {
    var problem: CompilerProblem
    var range: SourceRange
    /// Where the same stands first, of what stands twice.
    var first: SourceRange?
  }

  /// Deeper texts are refused, so that recursion is safe.
  private static let maximumDepth = 100

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  static func read(_ source: Source) throws(Failure) -> JSONNode {
    var reader = JSONReader(bytes: source.bytes)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      throw reader.failure("The file is not UTF-8.")
    }
    reader.skipBlanks()
    let node = try reader.value()
    reader.skipBlanks()
    if reader.index < reader.bytes.count {
      throw reader.failure("Nothing may follow the closing `}`.")
    }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func failure(_ message: String, from start: Int? = nil) -> Failure {
    let start = start ?? index
    return Failure(
      problem: .configSyntax(message, hint: hint),
      range: SourceRange(start, max(start, min(index + 1, bytes.count))))
  }

  /// What the reader's place looks like, of the slips that are made most.
  private var hint: String? {
    let before = bytes[..<min(index, bytes.count)].last { $0 > 0x20 }
    switch current {
    case UInt8(ascii: "'"): return "Write strings and keys in double quotes."
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return "Remove it, if it is a comment: JSON has none."
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return before == UInt8(ascii: ",") ? "Remove the `,` before it." : nil
    case nil: return "Close what is open, with `}` or `]`."
    default: return nil
    }
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func value() throws(Failure) -> JSONNode {
    guard depth < Self.maximumDepth else {
      throw failure("Values nest deeper than \(Self.maximumDepth) levels.")
    }
    depth += 1
    defer { depth -= 1 }
    let start = index
    let value: JSONNode.Value
    switch current {
    case UInt8(ascii: "{"): value = .object(try members())
    case UInt8(ascii: "["): value = .array(try elements())
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .boolean(true))
    case UInt8(ascii: "f"): value = try word("false", .boolean(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case .some(let byte) where byte == UInt8(ascii: "-") || byte.isDigit:
      value = .number(try number())
    case nil: throw failure("The text ends where a value is due.")
    default: throw failure("A JSON value is due here.")
    }
    return JSONNode(value: value, range: SourceRange(start, index))
  }

  private mutating func members() throws(Failure) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys: [[UInt8]: SourceRange] = [:]
    index += 1
    skipBlanks()
    if take(UInt8(ascii: "}")) { return [] }
    while true {
      let start = index
      guard current == UInt8(ascii: "\"") else {
        throw failure("A key in double quotes is due here.")
      }
      let key = try string()
      let range = SourceRange(start, index)
      if let first = keys.updateValue(range, forKey: Array(key.utf8)) {
        throw Failure(problem: .configDuplicateKey(key), range: range, first: first)
      }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw failure("A `:` is due here.") }
      skipBlanks()
      members.append(JSONNode.Member(key: key, keyRange: range, value: try value()))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw failure("A `,` or `}` is due here.") }
      skipBlanks()
    }
  }

  private mutating func elements() throws(Failure) -> [JSONNode] {
    var elements: [JSONNode] = []
    index += 1
    skipBlanks()
    if take(UInt8(ascii: "]")) { return [] }
    while true {
      elements.append(try value())
      skipBlanks()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw failure("A `,` or `]` is due here.") }
      skipBlanks()
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    for byte in word.utf8 {
      guard take(byte) else { throw failure("A JSON value is due here.") }
    }
    return value
  }

  private mutating func number() throws(Failure) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    guard current?.isDigit == true else { throw failure("A digit is due here.") }
    while current?.isDigit == true { index += 1 }
  }

  private mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20:
        index -= 1
        throw failure("A control character must be escaped in a string.")
      default: text.append(byte)
      }
    }
    throw failure("This string does not end.", from: start)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = current else { throw failure("This string does not end.") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try scalar()
    default:
      index -= 1
      throw failure("This is no escape that JSON has.")
    }
  }

  private mutating func scalar() throws(Failure) -> [UInt8] {
    let first = try unit()
    var value = UInt32(first)
    if first & 0xFC00 == 0xD800, current == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = try unit()
      guard second & 0xFC00 == 0xDC00 else { throw failure("Half a surrogate pair.") }
      value = 0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure("Half a surrogate pair.") }
    return Array(String(scalar).utf8)
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    guard index + 4 <= bytes.count,
      bytes[index..<index + 4].allSatisfy(\.isHexDigit),
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw failure("Four hexadecimal digits are due here.") }
    index += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f")
  }
}

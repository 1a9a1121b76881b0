@_spi(Image) internal import BatonStore

/// Reads the text of a dump. It says no key's kind: every key is taken as it stands (see `DumpKeys`).
struct DumpReader {
  private var scanner: DumpScanner
  private var known: Set<ByteText> = []

  init(_ text: String) { scanner = DumpScanner(text) }

  mutating func contents() throws(DumpProblem) -> [RecordContent] {
    var contents: [RecordContent] = []
    // Records of two types may have one key.
    try members(areDistinct: false) { (reader, key, place) throws(DumpProblem) in
      contents.append(try reader.record(key, at: place))
    }
    if scanner.peek() != nil { throw scanner.problem(.expected("nothing more")) }
    return contents
  }

  /// An object, whose members `body` reads behind their colons.
  private mutating func members(
    areDistinct: Bool = true,
    _ body: (inout DumpReader, _ name: String, _ place: Int) throws(DumpProblem) -> Void
  ) throws(DumpProblem) {
    try scanner.expect("{")
    if scanner.take("}") { return }
    var names: Set<ByteText> = []
    repeat {
      _ = scanner.peek()
      let place = scanner.position
      let name = try scanner.string()
      if areDistinct, !names.insert(ByteText(name)).inserted {
        throw scanner.problem(.repeatedMember(name), at: place)
      }
      try scanner.expect(":")
      try body(&self, name, place)
    } while scanner.take(",")
    try scanner.expect("}")
  }

  // MARK: Records

  private mutating func record(_ key: String, at place: Int) throws(DumpProblem) -> RecordContent {
    if scanner.take(word: "null") {
      let type = String(key.prefix { $0 != ":" })
      try know(key, type, at: place)
      return RecordContent(ImageKey(type: type, isKeyed: false, text: key), isDeleted: true)
    }
    var type: String?
    var values: [(name: String, value: ImageValue)] = []
    var errors: [ByteText: [GraphQLError]] = [:]
    try members { (reader, name, _) throws(DumpProblem) in
      switch name {
      case "__typename": type = try reader.scanner.string()
      case "__errors":
        try reader.members { (reader, field, _) throws(DumpProblem) in
          errors[ByteText(field)] = try reader.errors()
        }
      default: values.append((name, try reader.value()))
      }
    }
    guard let type else { throw scanner.problem(.untyped(record: key), at: place) }
    try know(key, type, at: place)
    var cells = values.map { value in
      ImageCell(
        .text(value.name), value.value,
        errors: errors.removeValue(forKey: ByteText(value.name)) ?? [])
    }
    cells += errors.sorted { $0.key.text.precedes($1.key.text) }
      .map { ImageCell(.text($0.key.text), .missing, errors: $0.value) }
    return RecordContent(ImageKey(type: type, isKeyed: false, text: key), cells: cells)
  }

  private mutating func know(_ key: String, _ type: String, at place: Int) throws(DumpProblem) {
    // A type's name holds no such character.
    guard known.insert(ByteText(type + "\n" + key)).inserted else {
      throw scanner.problem(.repeated(record: key), at: place)
    }
  }

  // MARK: Values

  private mutating func value() throws(DumpProblem) -> ImageValue {
    switch scanner.peek() {
    case UInt8(ascii: "{"): return try links()
    case UInt8(ascii: "["):
      return .scalars(
        try list { (reader) throws(DumpProblem) in try reader.scalar("a scalar") })
    default:
      switch try scalar("a value") {
      case .null: return .null
      case .bool(let bool): return .bool(bool)
      case .int(let int): return .int(int)
      case .double(let double): return .double(double)
      case .string(let text): return .string(text)
      }
    }
  }

  private mutating func scalar(_ what: String) throws(DumpProblem) -> Scalar {
    guard let next = scanner.peek() else { throw scanner.problem(.unfinished) }
    switch next {
    case UInt8(ascii: "\""): return .string(try scanner.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      switch try scanner.number() {
      case .int(let int): return .int(int)
      case .double(let double): return .double(double)
      }
    default: break
    }
    if scanner.take(word: "null") { return .null }
    if scanner.take(word: "true") { return .bool(true) }
    if scanner.take(word: "false") { return .bool(false) }
    throw scanner.problem(.expected(what))
  }

  private mutating func list<Element>(
    _ element: (inout DumpReader) throws(DumpProblem) -> Element
  ) throws(DumpProblem) -> [Element] {
    try scanner.expect("[")
    if scanner.take("]") { return [] }
    var elements: [Element] = []
    repeat { elements.append(try element(&self)) } while scanner.take(",")
    try scanner.expect("]")
    return elements
  }

  /// `{"__ref": key}` or `{"__refs": [key, null]}`.
  private mutating func links() throws(DumpProblem) -> ImageValue {
    var found: ImageValue?
    let start = scanner.position
    try members { (reader, name, place) throws(DumpProblem) in
      if found != nil { throw reader.scanner.problem(.expected("one link"), at: place) }
      switch name {
      case "__ref": found = .link(DumpReader.key(try reader.scanner.string()))
      case "__refs":
        found = .list(
          try reader.list { (reader) throws(DumpProblem) in
            reader.scanner.take(word: "null") ? nil : DumpReader.key(try reader.scanner.string())
          })
      default: throw reader.scanner.problem(.expected("`__ref` or `__refs`"), at: place)
      }
    }
    guard let found else { throw scanner.problem(.expected("a link"), at: start) }
    return found
  }

  private static func key(_ text: String) -> ImageKey {
    ImageKey(type: "", isKeyed: false, text: text)
  }

  // MARK: Errors

  /// One, or a list of them.
  private mutating func errors() throws(DumpProblem) -> [GraphQLError] {
    if scanner.peek() != UInt8(ascii: "[") { return [try error()] }
    return try list { (reader) throws(DumpProblem) in try reader.error() }
  }

  private mutating func error() throws(DumpProblem) -> GraphQLError {
    var message: String?
    var path: String?
    let start = scanner.position
    try members { (reader, name, place) throws(DumpProblem) in
      switch name {
      case "message": message = try reader.scanner.string()
      case "path": path = try reader.scanner.string()
      default: throw reader.scanner.problem(.expected("`message` or `path`"), at: place)
      }
    }
    guard let message else { throw scanner.problem(.expected("a message"), at: start) }
    return GraphQLError(message: message, path: path.map(DumpReader.path))
  }

  /// The steps of a path that was written with dots; names that hold dots are several.
  private static func path(_ dotted: String) -> [GraphQLError.PathComponent] {
    if dotted.isEmpty { return [] }
    return dotted.split(separator: ".", omittingEmptySubsequences: false).map { part in
      if let index = Int(part), String(index) == part { return .index(index) }
      return .field(String(part))
    }
  }
}

extension StoreDump {
  /// Reads a dump back.
  ///
  /// Of an error the text has the message and the path, and of a record that was deleted no more than that.
  public init(text: String) throws(DumpProblem) {
    var reader = DumpReader(text)
    self.init(try reader.contents())
  }
}

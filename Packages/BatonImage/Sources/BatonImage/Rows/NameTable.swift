@_spi(Image) internal import BatonStore

/// The names of types, storage keys and operations, numbered in the file: the numbers that the store has
/// for them belong to one process.
///
/// A number is never given again, so that a row whose name got lost names nothing.
final class NameTable {
  // State, of one connection's thread: what is known so far, and what the transaction under way added.
  // Nothing calls back while it is changed, so that exclusivity needs no check.
  @exclusivity(unchecked) private var names: [UInt64: Name] = [:]
  private var numbers: [[UInt8]: UInt64] = [:]
  /// Storage keys by number, of those numbered first, which are asked for again and again.
  @exclusivity(unchecked) private var keys: [ImageName?] = []
  /// The name asked for last, which as a rule is the next one, too.
  @exclusivity(unchecked) private var asked: (id: UInt64, text: String) = (0, "")
  @exclusivity(unchecked) private var askedType: (id: UInt64, type: ImageType?) = (0, nil)
  private static let mostKeys = 4096
  private(set) var last: UInt64
  private var fresh: [UInt64] = []
  private let find: Statement
  private let insert: Statement?

  private struct Name {
    let text: String
    /// As a storage key, once it was asked for as one.
    var key: ImageName?
    /// As a type, the same.
    var type: ImageType?
  }

  /// - Parameter last: The last number given; nil where none is to be given.
  init(in database: Database, last: UInt64?) throws(SQLiteFailure) {
    self.last = last ?? 0
    find = try database.prepare("SELECT body FROM names WHERE id = ?")
    insert = try last.map { _ throws(SQLiteFailure) in
      try database.prepare("INSERT OR REPLACE INTO names(id, body) VALUES(?, ?)")
    }
    guard last != nil else { return }
    let all = try database.prepare("SELECT id, body FROM names")
    while try all.step() {
      let id = UInt64(bitPattern: all.integer(0))
      if let text = NameTable.text(all.bytes(1), of: id) { know(text, as: id) }
    }
  }

  func text(of id: UInt64) throws(SQLiteFailure) -> String? {
    if id == asked.id, id != 0 { return asked.text }
    guard let text = try name(id)?.text else { return nil }
    asked = (id, text)
    return text
  }

  /// The type that a name is of.
  func type(of id: UInt64) throws(SQLiteFailure) -> ImageType? {
    if id == askedType.id, let type = askedType.type { return type }
    guard let name = try name(id) else { return nil }
    let type = name.type ?? ImageType(name.text)
    if name.type == nil { names[id]?.type = type }
    askedType = (id, type)
    return type
  }

  /// Whether a number is a type's.
  func isType(_ id: UInt64, _ type: String) throws(SQLiteFailure) -> Bool {
    try text(of: id)?.utf8.elementsEqual(type.utf8) ?? false
  }

  /// A storage key that a build spelled out.
  func key(of id: UInt64) throws(SQLiteFailure) -> ImageName? {
    if id < keys.count, let key = keys[Int(id)] { return key }
    guard let name = try name(id) else { return nil }
    if let key = name.key { return key }
    let key = ImageName(lasting: name.text)
    names[id]?.key = key
    if id < NameTable.mostKeys {
      while keys.count <= id { keys.append(nil) }
      keys[Int(id)] = key
    }
    return key
  }

  /// The number of a name, given if it has none.
  func id(of text: String) throws(SQLiteFailure) -> UInt64 {
    if let id = numbers[Array(text.utf8)] { return id }
    last += 1
    var body = ByteWriter()
    body.write(fixed: NameTable.sum(text.utf8, of: last))
    body.write(raw: text.utf8)
    insert?.bind(Int64(bitPattern: last), at: 1)
    try insert?.bind(body.bytes, at: 2)
    try insert?.run()
    know(text, as: last)
    fresh.append(last)
    return last
  }

  /// What was added is in the file.
  func commit() { fresh = [] }

  /// What was added is not in the file; its numbers are not used again all the same.
  func rollBack() {
    for id in fresh {
      guard let name = names.removeValue(forKey: id) else { continue }
      (asked, askedType) = ((0, ""), (0, nil))
      numbers[Array(name.text.utf8)] = nil
      if id < keys.count { keys[Int(id)] = nil }
    }
    fresh = []
  }

  private func name(_ id: UInt64) throws(SQLiteFailure) -> Name? {
    if let name = names[id] { return name }
    if insert != nil { return nil }
    find.bind(Int64(bitPattern: id), at: 1)
    defer { find.reset() }
    guard try find.step(), let text = NameTable.text(find.bytes(0), of: id) else { return nil }
    know(text, as: id)
    return names[id]
  }

  private func know(_ text: String, as id: UInt64) {
    names[id] = Name(text: text)
    numbers[Array(text.utf8)] = id
  }

  private static func text(_ body: [UInt8], of id: UInt64) -> String? {
    var reader = ByteReader(body)
    guard let sum = reader.fixed(), sum == NameTable.sum(body[8...], of: id) else { return nil }
    return String(decoding: body[8...], as: UTF8.self)
  }

  private static func sum(_ text: some Collection<UInt8>, of id: UInt64) -> UInt64 {
    var sum = Checksum()
    sum.add(id)
    sum.add(text)
    return sum.value
  }
}

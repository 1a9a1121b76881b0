extension Parser {
  /// Gives an object its key, if every field of its identity has a value (B-2.1, B-2.2, B-2.5).
  mutating func identify(_ entity: UInt32, _ firstPart: Int, _ count: Int) {
    for part in 0..<count where !keyParts[firstPart + part].isPresent { return }
    let range: TextRange
    if count == 1 {
      range = keyParts[firstPart].range
    } else {
      let offset = parts.arena.count
      for part in 0..<count {
        if part > 0 { parts.arena.append(UInt8(ascii: ":")) }
        appendEscaped(keyParts[firstPart + part].range)
      }
      range = TextRange(offset: offset, count: parts.arena.count - offset, isInArena: true)
    }
    setKey(of: Int(entity), range, isKeyed: true)
  }

  private mutating func appendEscaped(_ range: TextRange) {
    for index in 0..<range.count {
      let byte = bytes(
        TextRange(offset: range.offset + index, count: 1, isInArena: range.isInArena))[0]
      if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":") {
        parts.arena.append(UInt8(ascii: "\\"))
      }
      parts.arena.append(byte)
    }
  }

  @inline(__always) func setKey(of entity: Int, _ range: TextRange, isKeyed: Bool) {
    let change = parts.entities.pointer(entity)
    let hash = RecordKey.hash(
      seed: seed, type: change.pointee.type, isKeyed: isKeyed, bytes: bytes(range))
    change.pointee.setKey(range, hash: hash, isKeyed: isKeyed)
  }

  /// The root's key.
  mutating func identifyRoot(_ kind: OperationKind) {
    let offset = parts.arena.count
    append(text: Root(kind).key)
    setKey(
      of: 0, TextRange(offset: offset, count: parts.arena.count - offset, isInArena: true),
      isKeyed: false)
  }

  /// Gives the objects without a key their paths (B-2.5). Done when all objects are read, for a parent's
  /// key may stand behind its links; parents come before their children.
  mutating func identifyByPath() throws(ParseFailure) {
    var names = TextCache()
    let firstPath = parts.arena.count
    for index in 1..<max(1, parts.entities.count) where !parts.entities[index].isKeyed {
      let change = parts.entities[index]
      let parent = parts.entities[Int(change.parent)]
      let offset = parts.arena.count
      if parent.isKeyed {
        append(text: names.typeName(parent.type))
        parts.arena.append(UInt8(ascii: ":"))
      }
      parts.arena.reserve(parent.key.count)
      parts.arena.append(bytes(parent.key))
      parts.arena.append(UInt8(ascii: ":"))
      append(text: names.storageKey(change.storageKey))
      if let position = change.position {
        parts.arena.append(UInt8(ascii: ":"))
        append(text: String(position))
      }
      if change.namesType {
        parts.arena.append(UInt8(ascii: ":"))
        append(text: names.typeName(change.type))
      }
      pathBytes = parts.arena.count - firstPath
      guard pathBytes <= pathLimit else {
        throw ParseFailure(
          reason: "the keys of its objects without an identity, each the whole path to the object, "
            + "take more than \(pathLimit) bytes", offset: end - start)
      }
      setKey(
        of: index, TextRange(offset: offset, count: parts.arena.count - offset, isInArena: true),
        isKeyed: false)
    }
  }

  private mutating func append(text: String) {
    for byte in text.utf8 { parts.arena.append(byte) }
  }
}

/// The registry's texts, asked for once in a row.
private struct TextCache {
  private var type: (number: UInt32, name: String) = (0, "")
  private var key: (number: UInt32, text: String) = (0, "")

  mutating func typeName(_ number: UInt32) -> String {
    if type.number != number { type = (number, Registry.shared.name(ofType: number)) }
    return type.name
  }

  mutating func storageKey(_ number: UInt32) -> String {
    if key.number != number { key = (number, Registry.shared.text(ofKey: number)) }
    return key.text
  }
}

extension Parser {
  /// The object at whose brace the cursor is. Recursion goes as deep as the plan does.
  mutating func object(
    _ selection: UnsafePointer<CompiledSelection>, parent: UInt32, storageKey: UInt32,
    position: UInt32
  ) throws(ParseFailure) -> UInt32 {
    var known = selection
    var type = selection.pointee.type
    if selection.pointee.isAbstract {
      let variant = try variant(of: selection)
      known = variant.compiled
      type = variant.type
    }
    let entity = UInt32(truncatingIfNeeded: parts.entities.count)
    parts.entities.append(
      EntityChange(
        type: type, parent: parent, storageKey: storageKey, position: position,
        namesType: selection.pointee.isAbstract))
    try members(known, of: entity, type)
    return entity
  }

  /// The members of the object at whose brace the cursor is.
  mutating func members(
    _ selection: UnsafePointer<CompiledSelection>, of entity: UInt32, _ type: UInt32
  ) throws(ParseFailure) {
    let fields = selection.pointee.fields
    let count = selection.pointee.count
    let keyCount = selection.pointee.keyCount
    let firstKeyPart = keyParts.count
    for _ in 0..<keyCount { keyParts.append(.none) }
    let firstSeen = seen.count
    if count > 64 { for _ in 0..<(count + 63) / 64 { seen.append(0) } }
    let firstLast = lastMembers.count
    if isCareful { try findLastMembers(selection) }

    var answered: UInt64 = 0
    var next = 0
    if firstMember() {
      repeat {
        let member = at
        let index = try matchMember(fields, count, next)
        if index < 0 {
          try skipValue()
          continue
        }
        next = index &+ 1
        if isCareful, lastMembers[firstLast + index] != member - start {
          try skipValue()
          continue
        }
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
        if index < 64 {
          if answered & bit != 0 { throw duplicate }
          answered |= bit
        } else {
          let word = seen.pointer(firstSeen + index >> 6)
          if word.pointee & bit != 0 { throw duplicate }
          word.pointee |= bit
        }
        if fields[index].edit == nil {
          try value(of: fields + index, in: entity, type, firstKeyPart)
        } else {
          try edit(by: fields + index, in: entity, type, firstKeyPart)
        }
      } while try anotherMember()
    }
    if isComplete {
      if answered & selection.pointee.expected != selection.pointee.expected || count > 64 {
        try requireAnswers(selection, type, answered, firstSeen)
      }
    }
    if keyCount > 0 { identify(entity, firstKeyPart, keyCount) }
    keyParts.removeLast(to: firstKeyPart)
    seen.removeLast(to: firstSeen)
    lastMembers.removeLast(to: firstLast)
  }

  private var duplicate: ParseFailure {
    ParseFailure(reason: "", offset: offset, isDuplicate: true)
  }

  /// The field a member at the cursor answers, in the plan's order first; -1 for none. Behind it, the
  /// cursor is at the value.
  @inline(__always) private mutating func matchMember(
    _ fields: UnsafePointer<CompiledField>, _ count: Int, _ next: Int
  ) throws(ParseFailure) -> Int {
    guard at.pointee == UInt8(ascii: "\"") else {
      throw failure("a member's name is expected")
    }
    if next < count, isMember(fields[next].name) {
      at += fields[next].name.length + 2
      try colon()
      return next
    }
    return try searchMember(fields, count)
  }

  /// Whether the name at whose quote the cursor is, is this one, byte for byte.
  @inline(__always) func isMember(_ name: MemberName) -> Bool {
    let first = at + 1
    let word = UnsafeRawPointer(first).loadUnaligned(as: UInt64.self)
    if word & name.mask != name.prefix { return false }
    if name.length < 8 { return true }
    if end - first <= name.length { return false }
    for index in 8...name.length where first[index] != name.start[index] { return false }
    return true
  }

  @inline(never) private mutating func searchMember(
    _ fields: UnsafePointer<CompiledField>, _ count: Int
  ) throws(ParseFailure) -> Int {
    for index in 0..<count where isMember(fields[index].name) {
      at += fields[index].name.length + 2
      try colon()
      return index
    }
    let quote = at
    var found = -1
    if try skipString() {
      for index in 0..<count where found < 0 {
        if try isEscapedMember(fields[index].name, from: quote) { found = index }
      }
    }
    try colon()
    return found
  }

  /// Where each field's last member begins; -1 for none. The cursor does not move.
  private mutating func findLastMembers(
    _ selection: UnsafePointer<CompiledSelection>
  ) throws(ParseFailure) {
    let count = selection.pointee.count
    let first = lastMembers.count
    for _ in 0..<count { lastMembers.append(-1) }
    let saved = at
    if firstMember() {
      repeat {
        let member = at - start
        let index = try matchMember(selection.pointee.fields, count, count)
        if index >= 0 { lastMembers[first + index] = member }
        try skipValue()
      } while try anotherMember()
    }
    at = saved
  }

  /// A server's answer is silent about a field (B-5.6).
  @inline(never) private func requireAnswers(
    _ selection: UnsafePointer<CompiledSelection>, _ type: UInt32, _ answered: UInt64,
    _ firstSeen: Int
  ) throws(ParseFailure) {
    for index in 0..<selection.pointee.count where selection.pointee.fields[index].isExpected {
      let bit: UInt64 = 1 << UInt64(index & 63)
      let word = index < 64 ? answered : seen[firstSeen + index >> 6]
      if word & bit == 0 {
        let type = Registry.shared.name(ofType: type)
        throw ParseFailure(
          reason: "an object of type \(type) does not answer "
            + "`\(selection.pointee.fields[index].name.text)`", offset: offset - 1)
      }
    }
  }
}

extension Parser {
  /// The members of a response that mean something (B-5.1).
  private enum Member: Int, CaseIterable {
    case data, errors, hasNext, pending, incremental, completed

    static let names = [
      MemberName("data"), MemberName("errors"), MemberName("hasNext"), MemberName("pending"),
      MemberName("incremental"), MemberName("completed"),
    ]
  }

  /// What an envelope holds besides what went into `parts`.
  private struct Envelope {
    var hasData = false
    var errors: [GraphQLError] = []
  }

  /// The whole response: the errors beside its data, which is in `parts` then.
  mutating func response(
    _ root: UnsafePointer<CompiledSelection>, _ kind: OperationKind
  ) throws(IngestError) -> [GraphQLError] {
    let envelope: Envelope
    do throws(ParseFailure) {
      envelope = try readTwiceIfNeeded(root, kind)
    } catch {
      throw .malformed(reason: error.reason, offset: error.offset)
    }
    if envelope.hasData { return envelope.errors }
    if !envelope.errors.isEmpty { throw .request(envelope.errors) }
    throw .malformed(reason: "the response has neither data nor errors", offset: 0)
  }

  private mutating func readTwiceIfNeeded(
    _ root: UnsafePointer<CompiledSelection>, _ kind: OperationKind
  ) throws(ParseFailure) -> Envelope {
    do throws(ParseFailure) {
      return try envelope(root, kind)
    } catch {
      guard error.isDuplicate, !isCareful else { throw error }
    }
    restart()
    return try envelope(root, kind)
  }

  private mutating func envelope(
    _ root: UnsafePointer<CompiledSelection>, _ kind: OperationKind
  ) throws(ParseFailure) -> Envelope {
    if at[0] == 0xEF, at[1] == 0xBB, at[2] == 0xBF { at += 3 }
    space()
    guard at.pointee == UInt8(ascii: "{") else { throw failure("a response is a JSON object") }
    parts.entities.append(
      EntityChange(
        type: root.pointee.type, parent: EntityChange.none, storageKey: 0,
        position: EntityChange.none, namesType: false))
    identifyRoot(kind)
    let last = isCareful ? try lastEnvelopeMembers() : []
    var envelope = Envelope()
    var answered = Member.allCases.map { _ in false }
    if firstMember() {
      repeat {
        let place = at - start
        guard let member = try envelopeMember() else {
          try skipValue()
          continue
        }
        if isCareful, last[member.rawValue] != place {
          try skipValue()
          continue
        }
        if answered[member.rawValue] {
          throw ParseFailure(reason: "", offset: offset, isDuplicate: true)
        }
        answered[member.rawValue] = true
        try read(member, root, into: &envelope)
      } while try anotherMember()
    }
    space()
    guard at == end else { throw failure("something follows the response") }
    try identifyByPath()
    return envelope
  }

  private mutating func read(
    _ member: Member, _ root: UnsafePointer<CompiledSelection>, into envelope: inout Envelope
  ) throws(ParseFailure) {
    switch member {
    case .data:
      if at.pointee == UInt8(ascii: "n") { return try word("null") }
      guard at.pointee == UInt8(ascii: "{") else {
        throw failure("`data` is an object, and something else stands there")
      }
      try members(root, of: 0, root.pointee.type)
      envelope.hasData = true
    case .errors:
      envelope.errors = try errors()
    case .hasNext:
      if at.pointee == UInt8(ascii: "t") {
        throw failure("more parts are announced, and incremental delivery is not supported yet")
      }
      try skipValue()
    case .pending, .incremental, .completed:
      if at.pointee != UInt8(ascii: "n") {
        throw failure(
          "`\(Member.names[member.rawValue].text)`: incremental delivery is not supported yet")
      }
      try word("null")
    }
  }

  /// The member at the cursor, which ends at its value; nil for any other.
  private mutating func envelopeMember() throws(ParseFailure) -> Member? {
    guard at.pointee == UInt8(ascii: "\"") else {
      throw failure("a member's name is expected")
    }
    for member in Member.allCases where isMember(Member.names[member.rawValue]) {
      at += Member.names[member.rawValue].length + 2
      try colon()
      return member
    }
    let quote = at
    var found: Member?
    if try skipString() {
      for member in Member.allCases where found == nil {
        if try isEscapedMember(Member.names[member.rawValue], from: quote) { found = member }
      }
    }
    try colon()
    return found
  }

  private mutating func lastEnvelopeMembers() throws(ParseFailure) -> [Int] {
    let saved = at
    var last = Member.allCases.map { _ in -1 }
    if firstMember() {
      repeat {
        let place = at - start
        if let member = try envelopeMember() { last[member.rawValue] = place }
        try skipValue()
      } while try anotherMember()
    }
    at = saved
    return last
  }
}

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
  struct Envelope {
    fileprivate var hasData = false
    var errors: [GraphQLError] = []
    var notes = PartNotes()
  }

  /// The whole response, or the first payload of one in parts: what stands beside its data, which is in
  /// `parts` then.
  mutating func response(
    _ root: UnsafePointer<CompiledSelection>, _ kind: OperationKind
  ) throws(IngestError) -> Envelope {
    let envelope = try readTwiceIfNeeded(root, kind)
    if envelope.hasData { return envelope }
    if !envelope.errors.isEmpty { throw .request(envelope.errors) }
    throw .malformed(reason: "the response has neither data nor errors", offset: 0)
  }

  /// A payload after the first.
  mutating func laterPayload(_ kind: OperationKind) throws(IngestError) -> Envelope {
    let envelope = try readTwiceIfNeeded(nil, kind)
    if envelope.notes.isAnnounced { return envelope }
    if !envelope.errors.isEmpty { throw .request(envelope.errors) }
    throw .malformed(reason: "the payload has neither parts nor errors", offset: 0)
  }

  private mutating func readTwiceIfNeeded(
    _ root: UnsafePointer<CompiledSelection>?, _ kind: OperationKind
  ) throws(IngestError) -> Envelope {
    do throws(ParseFailure) {
      do throws(ParseFailure) {
        return try envelope(root, kind)
      } catch {
        guard error.isDuplicate, !isCareful else { throw error }
      }
      restart()
      return try envelope(root, kind)
    } catch {
      throw .malformed(reason: error.reason, offset: error.offset)
    }
  }

  /// - Parameter root: Nil in a payload after the first, which has no data of its own.
  private mutating func envelope(
    _ root: UnsafePointer<CompiledSelection>?, _ kind: OperationKind
  ) throws(ParseFailure) -> Envelope {
    if at[0] == 0xEF, at[1] == 0xBB, at[2] == 0xBF { at += 3 }
    space()
    guard at.pointee == UInt8(ascii: "{") else { throw failure("a response is a JSON object") }
    if let root { beginRoot(root, kind) }
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

  private mutating func beginRoot(
    _ root: UnsafePointer<CompiledSelection>, _ kind: OperationKind
  ) {
    parts.entities.append(
      EntityChange(
        type: root.pointee.type, parent: EntityChange.none, storageKey: 0,
        position: EntityChange.none, namesType: false))
    identifyRoot(kind)
  }

  private mutating func read(
    _ member: Member, _ root: UnsafePointer<CompiledSelection>?, into envelope: inout Envelope
  ) throws(ParseFailure) {
    switch member {
    case .data:
      if at.pointee == UInt8(ascii: "n") { return try word("null") }
      // The first servers to defer sent parts so; to skip it would lose what was deferred.
      guard let root else {
        throw failure("`data` stands in a payload after the first, where parts are `incremental`")
      }
      guard at.pointee == UInt8(ascii: "{") else {
        throw failure("`data` is an object, and something else stands there")
      }
      try members(root, of: 0, root.pointee.type)
      envelope.hasData = true
    case .errors:
      envelope.errors = try errors()
    case .hasNext: try hasNext(&envelope.notes)
    case .pending: try announcements(&envelope.notes)
    case .incremental: try deliveries(&envelope.notes)
    case .completed: try completions(&envelope.notes)
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

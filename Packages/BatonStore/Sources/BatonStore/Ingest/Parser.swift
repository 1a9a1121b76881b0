/// Reads one response, straight from its bytes into a change set's buffers, by the plan's tables.
///
/// The cursor is raw: every read is at or before `end`, or within the zeros behind it. A zero is never
/// valid outside a string and ends one inside, so the loops need no bounds check; what looks further
/// ahead than `padding` compares with `end` first.
struct Parser: ~Copyable {
  /// How many zeros follow the response.
  static let padding = 16

  var parts: ChangeSet.Parts
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var at: UnsafePointer<UInt8>

  let plan: CompiledPlan
  let variables: Variables
  let isComplete: Bool
  /// What keys are hashed with.
  let seed = RecordKey.processSeed
  /// Set once an object was found to have two members of one name: from then on each object's last
  /// members are looked for before it is read, so that the earlier ones leave nothing behind.
  var isCareful = false

  // Stacks shared by the objects being read; each uses them above where it found them.
  var keyParts = FlatBuffer<KeyPart>(capacity: 8)
  var links = FlatBuffer<UInt32>(capacity: 64)
  var seen = FlatBuffer<UInt64>(capacity: 8)
  var lastMembers = FlatBuffer<Int>(capacity: 8)

  /// The storage keys rendered for this operation value, by the plan's number; 0 is not yet.
  var dynamicKeys: [UInt32] = []
  /// What edits say for this operation value.
  var edits: [ObjectIdentifier: RenderedEdit] = [:]
  /// The tables of the types met so far.
  var variants: [Variant] = []

  /// How many bytes of paths the objects may be given for keys.
  let pathLimit: Int
  /// How many they were given.
  var pathBytes = 0

  /// - Parameters:
  ///   - pathLimit: Nil is what a response of the payload's size may have.
  ///   - isPart: A part of a response, of which there may be many.
  init(
    _ payload: [UInt8], plan: CompiledPlan, variables: Variables, isComplete: Bool,
    pathLimit: Int? = nil, isPart: Bool = false
  ) {
    var source = FlatBuffer<UInt8>(capacity: payload.count + Parser.padding)
    payload.withUnsafeBufferPointer { source.append($0) }
    for _ in 0..<Parser.padding { source.append(0) }
    parts = ChangeSet.Parts(source: source, size: payload.count, spare: isPart ? 1 : 8)
    self.pathLimit = pathLimit ?? Ingest.pathLimit(responseSize: payload.count)
    start = UnsafePointer(source.start)
    end = start + payload.count
    at = start
    self.plan = plan
    self.variables = variables
    self.isComplete = isComplete
  }

  /// Frees what the parser alone uses; `parts` go to the change set, or are freed by the caller.
  func deallocateStacks() {
    keyParts.deallocate()
    links.deallocate()
    seen.deallocate()
    lastMembers.deallocate()
  }

  /// Lets go of what was read; nothing comes of it.
  func abandon() {
    parts.deallocate()
    for key in dynamicKeys { Registry.shared.release(key: key) }
  }

  /// Forgets what was read and goes back to the beginning, to read carefully.
  mutating func restart() {
    parts.arena.removeLast(to: 0)
    parts.entities.removeLast(to: 0)
    parts.runs.removeLast(to: 0)
    parts.entries.removeLast(to: 0)
    parts.links.removeLast(to: 0)
    parts.scalars.removeLast(to: 0)
    parts.memberships = []
    parts.edits = []
    parts.ids = []
    variants = []
    keyParts.removeLast(to: 0)
    links.removeLast(to: 0)
    seen.removeLast(to: 0)
    lastMembers.removeLast(to: 0)
    at = start
    isCareful = true
  }
}

/// Why reading stopped.
struct ParseFailure: Error {
  let reason: String
  let offset: Int
  /// Not an error yet: the response has to be read again, carefully.
  var isDuplicate = false
}

/// The value of one field of an object's identity.
struct KeyPart: BitwiseCopyable {
  static let none = KeyPart(range: TextRange(offset: 0, count: 0, isInArena: false))

  let range: TextRange

  /// A null, an empty string and a field that was not answered are no value (B-2.5).
  var isPresent: Bool { range.count > 0 }
}

/// The tables of an abstract selection for the type of an object just met.
struct Variant {
  let selection: UnsafePointer<CompiledSelection>
  let typeName: TextRange
  let type: UInt32
  let claimed: [UInt32]
  /// The build does not list the type, so that the object itself has to be asked.
  let needsClaims: Bool
  let compiled: UnsafePointer<CompiledSelection>
}

// MARK: The cursor

extension Parser {
  var offset: Int { at - start }

  func failure(_ reason: String) -> ParseFailure {
    if at >= end {
      return ParseFailure(reason: "the response is cut short", offset: end - start)
    }
    return ParseFailure(reason: reason, offset: offset)
  }

  @inline(__always) mutating func space() {
    while at.pointee <= 0x20 {
      let byte = at.pointee
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      at += 1
    }
  }

  @inline(__always) mutating func colon() throws(ParseFailure) {
    space()
    guard at.pointee == UInt8(ascii: ":") else {
      throw failure("a colon is missing after a member's name")
    }
    at += 1
    space()
  }

  /// After a member: whether another follows, the cursor at it; else the object is closed.
  @inline(__always) mutating func anotherMember() throws(ParseFailure) -> Bool {
    space()
    if at.pointee == UInt8(ascii: ",") {
      at += 1
      space()
      return true
    }
    guard at.pointee == UInt8(ascii: "}") else {
      throw failure("a comma or a brace is missing after a member")
    }
    at += 1
    return false
  }

  /// After an element: whether another follows, the cursor at it; else the list is closed.
  @inline(__always) mutating func anotherElement() throws(ParseFailure) -> Bool {
    space()
    if at.pointee == UInt8(ascii: ",") {
      at += 1
      space()
      return true
    }
    guard at.pointee == UInt8(ascii: "]") else {
      throw failure("a comma or a bracket is missing after an element")
    }
    at += 1
    return false
  }

  /// At an object's brace: whether it has a member, the cursor at it; else the object is closed.
  @inline(__always) mutating func firstMember() -> Bool {
    at += 1
    space()
    if at.pointee != UInt8(ascii: "}") { return true }
    at += 1
    return false
  }

  /// At a list's bracket: whether it has an element, the cursor at it; else the list is closed.
  @inline(__always) mutating func firstElement() -> Bool {
    at += 1
    space()
    if at.pointee != UInt8(ascii: "]") { return true }
    at += 1
    return false
  }

  /// `null`, `true` or `false`, whose first letter the cursor is at.
  @inline(__always) mutating func word(_ text: StaticString) throws(ParseFailure) {
    for index in 0..<text.utf8CodeUnitCount where at[index] != text.utf8Start[index] {
      at += index
      throw failure("a value is misspelt")
    }
    at += text.utf8CodeUnitCount
  }

  @inline(__always) func bytes(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    parts.bytes(range)
  }
}

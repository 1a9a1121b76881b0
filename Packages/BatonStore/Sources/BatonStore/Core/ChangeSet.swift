/// What a response writes, as flat buffers: made off the main actor, committed once, and cheap to let
/// go of on any thread.
///
/// Strings are ranges of the response's bytes, or of `arena` where they had to be decoded. It is
/// `@unchecked Sendable` because nothing writes to it once it is made, but for `isSpent`, which the main
/// actor alone touches.
@_spi(Runtime) public final class ChangeSet: @unchecked Sendable {
  // State: `isSpent` (main actor); all else is immutable.
  let parts: Parts
  let kind: OperationKind
  /// The errors that came beside the data.
  public let errors: [GraphQLError]
  /// Those of them that belong to no field, but to the response (B-6.2).
  let unplacedErrors: [GraphQLError]
  /// Those that no `@catch` takes in.
  let unhandledErrors: [GraphQLError]
  /// Of a part of a response (B-7), the path to its record, which is the first entity; nil for others.
  let part: String?
  var isSpent = false
  /// The operation's name, set by who makes the change set before anybody else has it.
  var operation = ""
  /// The storage keys with variables that entries name; 0 is none.
  let keys: [UInt32]

  /// - Parameter keys: Held once each, which the change set releases.
  init(
    parts: consuming Parts, kind: OperationKind, errors: [GraphQLError],
    unplacedErrors: [GraphQLError], unhandledErrors: [GraphQLError], keys: [UInt32],
    part: String? = nil
  ) {
    self.part = part
    self.parts = parts
    self.keys = keys
    self.kind = kind
    self.errors = errors
    self.unplacedErrors = unplacedErrors
    self.unhandledErrors = unhandledErrors
  }

  deinit {
    parts.deallocate()
    for key in keys { Registry.shared.release(key: key) }
  }

  /// The buffers.
  struct Parts {
    /// The response, followed by zeros (`Parser.padding`).
    var source: FlatBuffer<UInt8>
    var arena: FlatBuffer<UInt8>
    var entities: FlatBuffer<EntityChange>
    var runs: FlatBuffer<Run>
    var entries: FlatBuffer<Entry>
    /// Entities of lists of links; `EntityChange.none` for null.
    var links: FlatBuffer<UInt32>
    /// Elements of lists of scalars.
    var scalars: FlatBuffer<Entry>
    var memberships: [Membership] = []
    var edits: [EditChange] = []
    /// The errors that have a field, in the server's order.
    var errors: [PlacedError] = []
    /// Of a part that failed.
    var failed = FailedFields()
    /// The ids that edits name.
    var ids: [String] = []

    /// - Parameters:
    ///   - size: The response's, from which the others are guessed.
    ///   - spare: The room there is at least; little for parts, of which a payload may have many.
    init(source: FlatBuffer<UInt8>, size: Int, spare: Int) {
      self.source = source
      arena = FlatBuffer(capacity: spare * 32)
      entities = FlatBuffer(capacity: size / 160 + spare)
      runs = FlatBuffer(capacity: size / 160 + spare)
      entries = FlatBuffer(capacity: size / 48 + spare * 2)
      links = FlatBuffer(capacity: size / 256 + spare)
      scalars = FlatBuffer(capacity: spare * 2)
    }

    func deallocate() {
      source.deallocate()
      arena.deallocate()
      entities.deallocate()
      runs.deallocate()
      entries.deallocate()
      links.deallocate()
      scalars.deallocate()
    }
  }
}

/// One object of the response: which record it is.
struct EntityChange: BitwiseCopyable {
  static let none = UInt32.max

  private static let keyed: UInt32 = 1 << 31
  private static let inArena: UInt32 = 1 << 30
  private static let typed: UInt32 = 1 << 29
  private static let element: UInt32 = 1 << 28
  private static let numberMask: UInt32 = element - 1

  let type: UInt32
  /// The key's hash; until there is a key, the parent.
  private(set) var hash: UInt32
  /// Where the key begins: the identity's value or the path; until there is a key, the storage key's
  /// number.
  private var offset: UInt32
  /// Flags, and the key's length; until there is a key, the place in the list.
  private var flags: UInt32

  /// An object at a place: what its path is made of, should it have no key.
  init(type: UInt32, parent: UInt32, storageKey: UInt32, position: UInt32, namesType: Bool) {
    self.type = type
    hash = parent
    offset = storageKey
    flags = namesType ? EntityChange.typed : 0
    if position != EntityChange.none {
      flags |= EntityChange.element | position & EntityChange.numberMask
    }
  }

  /// Gives the object its key, in the arena or in the response; the place is forgotten.
  mutating func setKey(_ range: TextRange, hash: UInt32, isKeyed: Bool) {
    self.hash = hash
    offset = UInt32(truncatingIfNeeded: range.offset)
    flags &= EntityChange.element
    flags |= UInt32(truncatingIfNeeded: range.count) & EntityChange.numberMask
    if range.isInArena { flags |= EntityChange.inArena }
    if isKeyed { flags |= EntityChange.keyed }
  }

  var isKeyed: Bool { flags & EntityChange.keyed != 0 }
  /// A list's element without a key of its own.
  var isRow: Bool { flags & (EntityChange.keyed | EntityChange.element) == EntityChange.element }

  var key: TextRange {
    TextRange(
      offset: Int(offset), count: Int(flags & EntityChange.numberMask),
      isInArena: flags & EntityChange.inArena != 0)
  }

  // Meaningful until the object has its key.

  var parent: UInt32 { hash }
  var storageKey: UInt32 { offset }
  /// The path ends in the type (B-2.5).
  var namesType: Bool { flags & EntityChange.typed != 0 }
  var position: UInt32? {
    flags & EntityChange.element != 0 ? flags & EntityChange.numberMask : nil
  }
}

/// A range of bytes of the response or of the arena.
struct TextRange: BitwiseCopyable {
  let offset: Int
  let count: Int
  let isInArena: Bool
}

/// Consecutive entries of one entity. Runs stand in document order; an object whose members go on after
/// a nested object has several.
struct Run: BitwiseCopyable {
  let entity: UInt32
  let start: UInt32
  var count: UInt32
}

/// The new value of a slot, or an element of a list of scalars.
struct Entry: BitwiseCopyable {
  enum Tag: UInt8, BitwiseCopyable {
    case null, bool, int, double
    /// Offset and length in the response, and in the arena.
    case text, arenaText
    /// An entity.
    case link
    /// Offset and count in `links`, and in `scalars`.
    case list, scalars
  }

  /// Set in `slot` where the rest is the number of a storage key and not an index.
  static let byKey: UInt32 = 1 << 31

  let bits: UInt64
  let slot: UInt32
  let tag: Tag

  init(_ tag: Tag, slot: UInt32, bits: UInt64 = 0) {
    self.bits = bits
    self.slot = slot
    self.tag = tag
  }

  init(_ tag: Tag, slot: UInt32, offset: Int, count: Int) {
    self.init(
      tag, slot: slot,
      bits: UInt64(UInt32(truncatingIfNeeded: offset)) << 32
        | UInt64(UInt32(truncatingIfNeeded: count)))
  }

  var offset: Int { Int(bits >> 32) }
  var count: Int { Int(bits & 0xFFFF_FFFF) }
}

/// What kind of value a slot holds; the payload beside it is of the type that goes with it.
enum ValueTag: UInt8, BitwiseCopyable {
  case missing, null
  /// `Bool`, `Int`, `Double`, `String`.
  case bool, int, double, string
  /// `Record`, `LinkList`, `ScalarList`.
  case link, list, scalars
}

/// Room for the payload of one slot: a `String` at the most.
@usableFromInline struct SlotPayload: BitwiseCopyable {
  var words: (UInt64, UInt64)

  init() {
    words = (0, 0)
  }
}

/// One slot of a record: seventeen bytes, the payload and its tag in two places.
///
/// The payload's memory is bound to the type that the tag says, from `initialize` until `destroy`; it is
/// only ever read as that type. A pointer is valid until the record's slots change shape, so it is used
/// at once and never kept.
struct SlotPointer {
  let payload: UnsafeMutableRawPointer
  let tag: UnsafeMutablePointer<ValueTag>

  @inline(__always)
  init(payload: UnsafeMutableRawPointer, tag: UnsafeMutablePointer<ValueTag>) {
    self.payload = payload
    self.tag = tag
  }

  @inline(__always) var string: UnsafeMutablePointer<String> {
    payload.assumingMemoryBound(to: String.self)
  }

  @inline(__always) var int: Int { payload.assumingMemoryBound(to: Int.self).pointee }

  @inline(__always) var double: Double {
    payload.assumingMemoryBound(to: Double.self).pointee
  }

  @inline(__always) var bool: Bool {
    payload.assumingMemoryBound(to: Bool.self).pointee
  }

  @inline(__always) var link: UnsafeMutablePointer<Record> {
    payload.assumingMemoryBound(to: Record.self)
  }

  @inline(__always) var list: UnsafeMutablePointer<LinkList> {
    payload.assumingMemoryBound(to: LinkList.self)
  }

  @inline(__always) var scalars: UnsafeMutablePointer<ScalarList> {
    payload.assumingMemoryBound(to: ScalarList.self)
  }

  @inline(__always) var isMissing: Bool { tag.pointee == .missing }

  /// The value, held on its own.
  var value: Value {
    switch tag.pointee {
    case .missing: .missing
    case .null: .null
    case .bool: .bool(bool)
    case .int: .int(int)
    case .double: .double(double)
    case .string: .string(string.pointee)
    case .link: .link(link.pointee)
    case .list: .list(list.pointee)
    case .scalars: .scalars(scalars.pointee)
    }
  }

  /// Puts a value in place of what is there. The new one is there before the old one goes, for the last
  /// reference to a value may be the last to much else.
  @inline(__always) func replace(with value: consuming Value) {
    switch tag.pointee {
    case .missing, .null, .bool, .int, .double:
      initialize(to: value)
    case .string, .link, .list, .scalars:
      let old = self.value
      destroy()
      initialize(to: value)
      withExtendedLifetime(old) {}
    }
  }

  /// Puts a payload of the tag's type into a slot that is missing.
  @inline(__always) func initialize<Payload>(_ tag: ValueTag, to payload: consuming Payload) {
    self.payload.initializeMemory(as: Payload.self, to: payload)
    self.tag.pointee = tag
  }

  @inline(__always) private func initialize(to value: consuming Value) {
    switch consume value {
    case .missing: tag.pointee = .missing
    case .null: tag.pointee = .null
    case .bool(let bool):
      payload.initializeMemory(as: Bool.self, to: bool)
      tag.pointee = .bool
    case .int(let int):
      payload.initializeMemory(as: Int.self, to: int)
      tag.pointee = .int
    case .double(let double):
      payload.initializeMemory(as: Double.self, to: double)
      tag.pointee = .double
    case .string(let string):
      payload.initializeMemory(as: String.self, to: string)
      tag.pointee = .string
    case .link(let record):
      payload.initializeMemory(as: Record.self, to: record)
      tag.pointee = .link
    case .list(let links):
      payload.initializeMemory(as: LinkList.self, to: links)
      tag.pointee = .list
    case .scalars(let values):
      payload.initializeMemory(as: ScalarList.self, to: values)
      tag.pointee = .scalars
    }
  }

  /// Takes another slot's value: its bits move, what they refer to is neither retained nor released.
  func take(_ other: SlotPointer) {
    payload.copyMemory(from: other.payload, byteCount: MemoryLayout<SlotPayload>.size)
    tag.pointee = other.tag.pointee
    other.tag.pointee = .missing
  }

  /// Lets go of what is there; the slot is missing then.
  func destroy() {
    let held = tag.pointee
    tag.pointee = .missing
    switch held {
    case .missing, .null, .bool, .int, .double: break
    case .string: string.deinitialize(count: 1)
    case .link: link.deinitialize(count: 1)
    case .list: list.deinitialize(count: 1)
    case .scalars: scalars.deinitialize(count: 1)
    }
  }
}

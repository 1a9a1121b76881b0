/// The tables of one selection. Made once and freed with the plan.
struct CompiledSelection {
  /// 0 in an abstract selection, and in the tables for all types that the build does not list.
  let type: UInt32
  let fields: UnsafePointer<CompiledField>
  let count: Int
  /// How many fields the identity has; 0 for an object keyed by path.
  let keyCount: Int
  /// Which of the first 64 fields a server must answer.
  let expected: UInt64
  /// In an abstract selection: the `__typename` to look for, and whether there are memberships.
  let typename: MemberName
  let hasMemberships: Bool
  /// Some field is a lookup.
  let hasLookups: Bool
  /// The parent's tables read an object of this selection under an abstract type.
  let isAbstract: Bool
  let parts: Unmanaged<PlanParts>
  /// Among those of the plan that are not abstract, counted from 0; -1 for an abstract one.
  let number: Int32

  static func make(
    type: UInt32, key: [String], fields: [CompiledField], parts: PlanParts, number: Int
  ) -> UnsafePointer<CompiledSelection> {
    let table = UnsafeMutablePointer<CompiledField>.allocate(capacity: max(1, fields.count))
    var expected: UInt64 = 0
    var keyCount = 0
    for (index, field) in fields.enumerated() {
      (table + index).initialize(to: field)
      if index < 64, field.isExpected { expected |= 1 << UInt64(index) }
    }
    // An identity of which some field is not selected is none.
    let positions = key.map { name in fields.firstIndex { $0.name.isEqual(name) && $0.isScalar } }
    if !key.isEmpty, positions.allSatisfy({ $0 != nil }) {
      keyCount = key.count
      if keyCount > 1 { Registry.shared.declareComposite(type) }
      for (part, position) in positions.enumerated() {
        if let position { table[position].keyPart = Int32(part) }
      }
    }
    return make(
      CompiledSelection(
        type: type, fields: UnsafePointer(table), count: fields.count, keyCount: keyCount,
        expected: expected, typename: MemberName("__typename"), hasMemberships: false,
        hasLookups: fields.contains { $0.lookup != nil }, isAbstract: false,
        parts: .passRetained(parts), number: Int32(truncatingIfNeeded: number)))
  }

  static func makeAbstract(parts: PlanParts) -> UnsafePointer<CompiledSelection> {
    let table = UnsafeMutablePointer<CompiledField>.allocate(capacity: 1)
    var typename: String?
    for part in parts.parts {
      for case .typename(let responseKey, let when) in part.selection.fields where when.isEmpty {
        if typename == nil || responseKey == "__typename" { typename = responseKey }
      }
    }
    return make(
      CompiledSelection(
        type: 0, fields: UnsafePointer(table), count: 0, keyCount: 0, expected: 0,
        typename: MemberName(typename ?? "__typename"),
        hasMemberships: !parts.memberships.isEmpty, hasLookups: false, isAbstract: true,
        parts: .passRetained(parts), number: -1))
  }

  /// Frees a table and what it alone points to.
  static func destroy(_ selection: UnsafePointer<CompiledSelection>) {
    for index in 0..<selection.pointee.count {
      selection.pointee.fields[index].name.deallocate()
      selection.pointee.fields[index].lookup?.release()
      selection.pointee.fields[index].edit?.release()
    }
    selection.pointee.fields.deallocate()
    selection.pointee.typename.deallocate()
    selection.pointee.parts.release()
    selection.deallocate()
  }

  private static func make(_ selection: CompiledSelection) -> UnsafePointer<CompiledSelection> {
    let pointer = UnsafeMutablePointer<CompiledSelection>.allocate(capacity: 1)
    pointer.initialize(to: selection)
    return UnsafePointer(pointer)
  }
}

/// One field of a selection's tables.
struct CompiledField {
  enum Operation: UInt8 {
    case string, id, int, float, bool, custom
    case link, typename, membership

    init(_ kind: ScalarKind) {
      switch kind {
      case .string: self = .string
      case .id: self = .id
      case .int: self = .int
      case .float: self = .float
      case .bool: self = .bool
      case .custom: self = .custom
      }
    }
  }

  let name: MemberName
  let operation: Operation
  let isPlural: Bool
  /// Where the value goes.
  let own: CompiledSlot
  /// Which part of the identity the field is; -1 for none.
  var keyPart: Int32 = -1
  /// Of the client's own schema: nobody waits for it.
  let isClient: Bool
  /// It comes with deferred parts alone.
  let isDeferred: Bool
  /// Its errors are handled by whoever selects it.
  let isCaught: Bool
  /// For a membership.
  let abstract: UInt32
  let child: UnsafePointer<CompiledSelection>?
  let lookup: Unmanaged<CompiledLookup>?
  /// What the field's value does besides being stored.
  let edit: Unmanaged<CompiledEdit>?
  /// Where the link to the whole list is, of a field whose values are pages.
  let connection: CompiledSlot?

  var isScalar: Bool { operation.rawValue <= Operation.custom.rawValue && !isPlural }

  /// A membership is answered only where it is so, a client field by no server, and a deferred one later.
  var isExpected: Bool { !isDeferred && isExpectedInTheEnd }

  /// The same once all parts are there.
  var isExpectedInTheEnd: Bool { operation != .membership && !isClient }

  init(
    _ field: FieldGathering.Field, type: UInt32, dynamic: Int32?, connection: Int32?,
    child: UnsafePointer<CompiledSelection>?
  ) {
    name = MemberName(field.responseKey)
    operation = field.operation
    isPlural = field.isPlural
    own = CompiledSlot(field.key, type: type, dynamic: dynamic)
    self.child = child
    isClient = field.isClient
    isDeferred = field.isDeferred
    isCaught = field.isCaught
    lookup = CompiledLookup(field).map { .passRetained($0) }
    edit = CompiledEdit(field).map { .passRetained($0) }
    abstract = field.abstract
    self.connection = field.connection.map {
      CompiledSlot($0.key, type: type, dynamic: connection)
    }
  }
}

/// Where records of one type keep the value of a key.
struct CompiledSlot {
  /// As `Entry.slot`; meaningless where the key depends on variables.
  let slot: UInt32
  /// The number of the storage key.
  let storageKey: UInt32
  /// The plan's number of a key with variables; -1 for any other.
  let dynamic: Int32

  init(_ key: SlotKey?, type: UInt32, dynamic: Int32?) {
    self.dynamic = dynamic ?? -1
    guard case .fixed(let fixed) = key else {
      storageKey = 0
      slot = 0
      return
    }
    storageKey = fixed.address.key
    // A constant key has a fixed place in every type the build lists whose records hold it.
    let index =
      fixed.address.type == type && type != 0
      ? fixed.address.index : Registry.shared.fixedIndex(type: type, key: fixed.address.key)
    slot = index ?? (Entry.byKey | fixed.address.key)
  }
}

/// A response key, ready to be compared with a member's name and its closing quote. Its bytes never
/// change, which makes it `@unchecked Sendable`; its owner frees them.
struct MemberName: @unchecked Sendable {
  let start: UnsafePointer<UInt8>
  let length: Int
  /// The first eight bytes of name and quote, and which of them count.
  let prefix: UInt64
  let mask: UInt64

  init(_ name: String) {
    let bytes = Array(name.utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
    memory[bytes.count] = UInt8(ascii: "\"")
    start = UnsafePointer(memory)
    length = bytes.count
    var prefix: UInt64 = 0
    var mask: UInt64 = 0
    for index in 0..<min(8, bytes.count + 1) {
      prefix |= UInt64(memory[index]) << UInt64(index * 8)
      mask |= 0xFF << UInt64(index * 8)
    }
    self.prefix = prefix
    self.mask = mask
  }

  func deallocate() {
    start.deallocate()
  }

  var text: String { Bytes.string(UnsafeBufferPointer(start: start, count: length)) }

  func isEqual(_ text: String) -> Bool {
    Bytes.equal(text, UnsafeBufferPointer(start: start, count: length))
  }
}

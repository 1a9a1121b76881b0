/// How a record is found: its type and the bytes of its key.
///
/// A keyed record's bytes are its identity's value, `1` for `Character:1`; the others' are their whole
/// path. A type's name holds no colon, so the two cannot meet in one `fullKey` of the same type.
struct RecordKey {
  let type: UInt32
  let isKeyed: Bool
  let hash: UInt32
  let bytes: UnsafeBufferPointer<UInt8>

  init(type: UInt32, isKeyed: Bool, hash: UInt32, bytes: UnsafeBufferPointer<UInt8>) {
    self.type = type
    self.isKeyed = isKeyed
    self.hash = hash
    self.bytes = bytes
  }

  /// Different in every process. It is also what the hash multiplies with, so that who does not know
  /// it cannot tell which ids fall on one place of the table.
  private static let seed = UInt64.random(in: .min ... .max)

  static func hash(type: UInt32, isKeyed: Bool, bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    hash(seed: seed, type: type, isKeyed: isKeyed, bytes: bytes)
  }

  static var processSeed: UInt64 { seed }

  /// Reads eight bytes at a time, unaligned, and only bytes of the buffer. Each word is multiplied to
  /// 128 bits of which the halves are folded, for the low half alone would keep a change of the high
  /// bits among these, where the next word could undo it whatever the seed.
  @inline(__always) static func hash(
    seed: UInt64, type: UInt32, isKeyed: Bool, bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    let factor = seed | 1
    var hash = seed &+ (UInt64(type) << 1 | (isKeyed ? 1 : 0)) &* 0x9E37_79B9_7F4A_7C15
    let raw = UnsafeRawBufferPointer(bytes)
    var position = 0
    while position &+ 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      hash = fold(hash ^ word, factor) ^ hash.byteSwapped
      position &+= 8
    }
    var tail = UInt64(raw.count)
    while position < raw.count {
      tail = tail << 8 | UInt64(raw[position])
      position &+= 1
    }
    hash = fold(fold(hash ^ tail, factor) ^ seed, 0xC4CE_B9FE_1A85_EC53)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  @inline(__always) private static func fold(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let product = lhs.multipliedFullWidth(by: rhs)
    return product.high ^ product.low
  }
}

/// A root record: its key and its type, whatever the schema calls its roots (B-1.2).
struct Root {
  let kind: OperationKind

  init(_ kind: OperationKind) {
    self.kind = kind
  }

  var key: String {
    switch kind {
    case .query: "client:root"
    case .mutation: "client:root:mutation"
    case .subscription: "client:root:subscription"
    }
  }

  var typeName: String {
    switch kind {
    case .query: "Query"
    case .mutation: "Mutation"
    case .subscription: "Subscription"
    }
  }

  var identity: (type: UInt32, path: String) { (Registry.shared.type(named: typeName), key) }
}

@_spi(Image) internal import BatonStore

/// What a row is of.
struct RowIdentity: Equatable {
  enum Kind: UInt8 {
    /// A record, or as much of it as goes into one row.
    case record
    /// A field of the query root, which has more of them than any screen asks for.
    case rootField
    /// When an operation was fetched.
    case stamp
    /// More of a record that does not fit into one row.
    case part
  }

  let kind: Kind
  let isKeyed: Bool
  /// The record's type; empty in what is no record.
  let type: String
  /// The identity's value, the path, the root field's storage key, the operation.
  let key: [UInt8]

  init(_ kind: Kind, isKeyed: Bool = false, type: String = "", key: some Sequence<UInt8>) {
    self.kind = kind
    self.isKeyed = isKeyed
    self.type = type
    self.key = Array(key)
  }

  init(_ key: ImageKey) {
    self.init(.record, isKeyed: key.isKeyed, type: key.type, key: key.text.utf8)
  }

  /// A field of the query root.
  init(rootField: String) { self.init(.rootField, key: rootField.utf8) }

  init(operation: String, variables: String) {
    self.init(.stamp, key: Array(operation.utf8) + [0] + Array(variables.utf8))
  }

  /// The row's number. Two identities that share one replace each other, and neither reads as the other:
  /// rows say whose they are.
  ///
  /// A path is found whatever the type of what is there: who forgets a list by its key knows no more.
  var row: Int64 {
    var sum = Checksum()
    sum.add(UInt64(kind.rawValue) << 1 | (isKeyed ? 1 : 0))
    if isKeyed { sum.add(type.utf8) }
    sum.add(key)
    return Int64(bitPattern: sum.value >> 16)
  }

  /// What the paths of objects below begin with, as a rule.
  var path: [UInt8] {
    kind == .rootField ? Array("client:root:".utf8) + key : key
  }

  static func == (lhs: RowIdentity, rhs: RowIdentity) -> Bool {
    lhs.kind == rhs.kind && lhs.isKeyed == rhs.isKeyed && lhs.key == rhs.key
      && lhs.type.utf8.elementsEqual(rhs.type.utf8)
  }
}

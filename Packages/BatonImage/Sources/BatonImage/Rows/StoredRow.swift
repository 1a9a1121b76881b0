/// A row as it is in the file, taken apart but for its values.
struct StoredRow {
  var identity: RowIdentity
  var isDeleted = false
  /// What wrote it last: the operation's name, and when, in seconds since 1970.
  var operation: UInt64 = 0
  var time: UInt64 = 0
  var cells: [StoredCell] = []
}

/// A slot and its value's bytes.
struct StoredCell: Equatable {
  let name: StoredName
  /// Begins with the tag (`StoredTag`).
  let value: [UInt8]
}

enum StoredName: Hashable {
  /// A name of the name table.
  case number(UInt64)
  /// One that variables went into: there may be any number of them, so they stay out of the table.
  case text([UInt8])
}

/// How a cell's value is written. The numbers are the format's.
enum StoredTag: UInt8 {
  case null, no, yes, int, double, string
  /// The string that is the record's key.
  case ownKey
  case link, list, scalars
  /// Another value and the errors that came with it.
  case withErrors

  /// A scalar, null among them, as against a link and a list of links.
  var isScalar: Bool {
    switch self {
    case .null, .no, .yes, .int, .double, .string, .ownKey, .scalars: true
    case .link, .list, .withErrors: false
    }
  }
}

@_spi(Image) import BatonStore

/// What an image should hold: the same batches over dictionaries, written the plain way.
struct ImageModel: Equatable {
  struct Row: Equatable {
    var isDeleted = false
    /// By storage key; values as text, for all that a value is made of shows in it.
    var cells: [String: String] = [:]
    var errors: [String: [GraphQLError]] = [:]
  }

  private(set) var rows: [String: Row] = [:]

  mutating func apply(_ change: ImageChange) {
    var row = rows[change.key.name] ?? Row()
    row.isDeleted = change.isDeleted
    if change.isDeleted { (row.cells, row.errors) = ([:], [:]) }
    var written: [String: ImageValue] = [:]
    for cell in change.cells { written[cell.name.text] = cell.value }
    let isOther = written.contains { name, value in
      guard let old = row.cells[name], value.isScalar, !old.hasPrefix("link"),
        !old.hasPrefix("list")
      else { return false }
      return old != value.text
    }
    if change.isElement, isOther { (row.cells, row.errors) = ([:], [:]) }
    for (name, value) in written { row.cells[name] = value.text }
    for cell in change.cells { row.errors[cell.name.text] = nil }
    for cell in change.cells {
      row.errors[cell.name.text] = cell.errors.isEmpty ? nil : cell.errors
    }
    rows[change.key.name] = row
  }

  func row(_ key: ImageKey) -> Row? { rows[key.name] }
}

extension ImageRecord {
  var row: ImageModel.Row {
    var row = ImageModel.Row(isDeleted: isDeleted)
    for cell in cells {
      row.cells[cell.name.text] = cell.value.text
      if !cell.errors.isEmpty { row.errors[cell.name.text] = cell.errors }
    }
    return row
  }
}

extension ImageKey {
  /// Bytes in hexadecimal, for equal strings may have different ones.
  var name: String { "\(type.hex) \(isKeyed) \(text.hex)" }
}

extension ImageValue {
  var isScalar: Bool {
    switch self {
    case .missing, .link, .list: false
    default: true
    }
  }

  /// Nil for a slot that is missing.
  var text: String? {
    switch self {
    case .missing: nil
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int(let int): "int \(int)"
    case .double(let double): "double \(double.bitPattern)"
    case .string(let text): "string \(text.hex)"
    case .link(let key): "link \(key.name)"
    case .list(let keys): "list \(keys.map { $0?.name ?? "null" })"
    case .scalars(let scalars): "scalars \(scalars.map(\.text))"
    }
  }
}

extension Scalar {
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int(let int): "int \(int)"
    case .double(let double): "double \(double.bitPattern)"
    case .string(let text): "string \(text.hex)"
    }
  }
}

extension String {
  fileprivate var hex: String { utf8.map { String($0, radix: 16) }.joined(separator: ".") }
}

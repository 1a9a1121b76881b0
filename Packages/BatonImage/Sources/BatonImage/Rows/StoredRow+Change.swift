@_spi(Image) internal import BatonStore

extension StoredRow {
  /// Puts what a batch wrote over what is there, slot by slot.
  ///
  /// - Returns: Whether that changed anything.
  mutating func apply(_ change: ImageChange, _ names: NameTable) throws(SQLiteFailure) -> Bool {
    if change.isDeleted {
      let isNews = !isDeleted || !cells.isEmpty
      isDeleted = true
      cells = []
      return isNews
    }
    let written = try WrittenCells(change, identity, names)
    let old = cells
    let wasDeleted = isDeleted
    isDeleted = false
    if change.isElement, written.showAnotherRow(than: old) { cells = [] }
    put(written)
    return wasDeleted || cells != old
  }

  private mutating func put(_ written: WrittenCells) {
    var rest = written
    cells = cells.compactMap { cell in
      guard let value = rest.values.removeValue(forKey: cell.name) else { return cell }
      return value.map { StoredCell(name: cell.name, value: $0) }
    }
    for name in written.names {
      guard let value = rest.values.removeValue(forKey: name), let value else { continue }
      cells.append(StoredCell(name: name, value: value))
    }
  }
}

/// The slots of a change, as bytes.
private struct WrittenCells {
  /// In the order in which they were written, some more than once.
  var names: [StoredName] = []
  /// Nil for a slot that is missing from now on.
  var values: [StoredName: [UInt8]?] = [:]

  init(
    _ change: ImageChange, _ identity: RowIdentity, _ names: NameTable
  ) throws(SQLiteFailure) {
    let codec = ValueCodec(identity, names)
    for cell in change.cells {
      let name = try StoredName(cell.name, in: identity, names)
      self.names.append(name)
      values[name] = .some(try codec.encode(cell))
    }
  }

  /// Whether a scalar that both hold differs (B-2.7).
  func showAnotherRow(than cells: [StoredCell]) -> Bool {
    cells.contains { cell in
      guard let value = values[cell.name], let value else { return false }
      let written = StoredCell(name: cell.name, value: value)
      return cell.isScalar && written.isScalar && cell.bare != written.bare
    }
  }
}

extension StoredCell {
  /// Errors do not make another row of it.
  fileprivate var bare: [UInt8] {
    guard value.first == StoredTag.withErrors.rawValue else { return value }
    var reader = ByteReader(value, 1..<value.count)
    return reader.counted().map { Array(value[$0]) } ?? []
  }

  fileprivate var isScalar: Bool {
    bare.first.flatMap(StoredTag.init)?.isScalar ?? false
  }
}

extension StoredName {
  /// The only slot of a root field's row has no name: the row has.
  static let only = StoredName.text([])

  init(
    _ name: ImageName, in identity: RowIdentity, _ names: NameTable
  ) throws(SQLiteFailure) {
    if identity.kind == .rootField {
      self = .only
      return
    }
    switch name {
    case .lasting: self = .number(try names.id(of: name.text))
    case .text(let text): self = .text(Array(text.utf8))
    }
  }
}

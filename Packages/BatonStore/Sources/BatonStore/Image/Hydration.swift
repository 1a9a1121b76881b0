/// What is taken from the image: of the records that a plan goes to, the slots that memory lacks (B-13.1).
///
/// A record that was not there gets them at once, for nobody observes it; of the others they are noted, to be
/// told and written when the walk is over.
final class Hydration {
  // State, of one walk on the main actor: `rows`, what the image has of the records met, by index, and `last`,
  // that of the record asked about last; `noted`,
  // where in `fills` a slot is; `visited`; `types`, the numbers of the types named so far.
  private let core: StoreCore
  private let reader: any ImageReader
  private let queryRoot: UInt32
  /// The records with greater numbers were made by this walk.
  let before: UInt32
  private(set) var fills: [Fill] = []
  private(set) var hasBrought = false
  private var noted: [PendingChanges.Name: Int] = [:]
  private var rows: [UInt32: ImageRecord?] = [:]
  private var last: (index: UInt32, row: ImageRecord?)?
  private var visited: Set<UInt64> = []
  private var types: [String: UInt32] = [:]

  struct Fill {
    let record: Record
    let slot: SlotAddress
    let value: Value
    var errors: [GraphQLError] = []
  }

  init(_ core: StoreCore, _ reader: any ImageReader) {
    self.core = core
    self.reader = reader
    before = core.lastNumber
    queryRoot = core.root(.query).index
    core.refreshSlotCounts()
  }

  /// Whether a walk is at a record for the first time by a selection; `Visits` knows the records of its beginning
  /// alone.
  func isFirst(_ selection: Int32, _ index: UInt32) -> Bool {
    visited.insert(UInt64(UInt32(bitPattern: selection)) << 32 | UInt64(index)).inserted
  }

  /// What the image has for a slot that is missing in memory; nil for nothing.
  func value(_ slot: SlotAddress, of record: Record) -> Value? {
    let isMade = record.number > before
    let name = PendingChanges.Name(record: record.index, key: .key(slot.key))
    if !isMade, let place = noted[name] { return fills[place].value }
    guard slot.key != 0, let cell = cell(slot.key, of: record) else { return nil }
    guard let value = value(of: cell) else {
      // An error may be all there is.
      if !cell.errors.isEmpty, record.place(slot) != nil {
        core.errors.set(cell.errors, at: slot.key, of: record)
      }
      return nil
    }
    hasBrought = true
    if isMade {
      if let place = record.place(slot) { record.pointer(place).replace(with: value) }
      core.errors.set(cell.errors, at: slot.key, of: record)
    } else {
      noted[name] = fills.count
      fills.append(Fill(record: record, slot: slot, value: value, errors: cell.errors))
    }
    return value
  }

  /// The record of a key, if the image has it and it is not deleted.
  func record(type: UInt32, value: String) -> Record? {
    let key = ImageKey(
      type: Registry.shared.name(ofType: type), isKeyed: true, text: value)
    guard let row = reader.record(key), !row.isDeleted else { return nil }
    hasBrought = true
    return record(key)
  }

  // MARK: From names to records

  private func cell(_ key: UInt32, of record: Record) -> ImageCell? {
    let name = ImageName(ofKey: key)
    if record.index == queryRoot {
      let value = reader.rootField(name.text)
      return ImageCell(name, value.value, errors: value.errors)
    }
    guard let row = row(of: record), !row.isDeleted else { return nil }
    return row.cells.first { $0.name.isSame(as: name) }
  }

  private func row(of record: Record) -> ImageRecord? {
    if let last, last.index == record.index { return last.row }
    let row = foundRow(of: record)
    last = (record.index, row)
    return row
  }

  private func foundRow(of record: Record) -> ImageRecord? {
    if let known = rows[record.index] { return known }
    let row = reader.record(record.imageKey)
    rows[record.index] = .some(row)
    return row
  }

  /// A record that the image does not have either holds nothing.
  func record(_ key: ImageKey) -> Record {
    let last = core.lastNumber
    let record = core.record(
      of: (type(named: key.type), key.text), isKeyed: key.isKeyed)
    if core.lastNumber > last, row(of: record)?.isDeleted == true {
      core.mark(record, isDeleted: true)
    }
    return record
  }

  private func type(named name: String) -> UInt32 {
    if let known = types[name] { return known }
    let type = Registry.shared.concreteType(named: name).type
    types[name] = type
    return type
  }

  private func value(of cell: ImageCell) -> Value? {
    switch cell.value {
    case .missing: nil
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    case .string(let text): .string(text)
    case .link(let key): .link(record(key))
    case .list(let keys): .list(LinkList(ContiguousArray(keys.map { $0.map(record) })))
    case .scalars(let scalars): .scalars(ScalarList(scalars))
    }
  }
}

extension ImageName {
  fileprivate func isSame(as other: ImageName) -> Bool {
    if case .lasting(let number) = self, case .lasting(let other) = other { return number == other }
    return utf8Equal(text, other.text)
  }
}

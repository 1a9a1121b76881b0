/// What is taken from the image: of the records that a plan goes to, the slots that memory lacks (B-13.1).
///
/// A record that was not there gets them at once, for nobody observes it; of the others they are noted, to be
/// told and written when the walk is over.
final class Hydration {
  // State, of one walk on the main actor: `rows`, what the image has of the records met, by index, and `last`,
  // that of the record asked about last; `made`, the same of the records that this walk made, by their
  // numbers; `noted`, where in `fills` a slot is; `visited`, by selection and record, and `lastVisits`, the
  // last selection of the records that this walk made; `types`, the numbers of the types named so far.
  // Nothing here calls back while it is changed, so that exclusivity needs no check.
  private let core: StoreCore
  private let reader: any ImageReader
  private let queryRoot: UInt32
  /// The records with greater numbers were made by this walk.
  let before: UInt32
  @exclusivity(unchecked) private(set) var fills: [Fill] = []
  @exclusivity(unchecked) private(set) var hasBrought = false
  @exclusivity(unchecked) private var noted: [PendingChanges.Name: Int] = [:]
  @exclusivity(unchecked) private var rows: [UInt32: ImageRecord?] = [:]
  @exclusivity(unchecked) private var last: (index: UInt32, row: ImageRecord?)?
  @exclusivity(unchecked) private var made: ContiguousArray<ImageRecord?> = []
  @exclusivity(unchecked) private var visited: Set<UInt64> = []
  @exclusivity(unchecked) private var lastVisits: ContiguousArray<Int32> = []
  @exclusivity(unchecked) private var types: [UTF8Key: UInt32] = [:]

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
  func isFirst(_ selection: Int32, _ record: Record) -> Bool {
    if record.number > before {
      let place = Int(record.number - before)
      while lastVisits.count <= place { lastVisits.append(-1) }
      if lastVisits[place] == selection { return false }
      lastVisits[place] = selection
    }
    return
      visited
      .insert(UInt64(UInt32(bitPattern: selection)) << 32 | UInt64(record.index)).inserted
  }

  /// What the image has for a slot that is missing in memory; nil for nothing.
  func value(_ slot: SlotAddress, of record: Record) -> Value? {
    if slot.key == 0 { return nil }
    if record.index == queryRoot {
      let field = reader.rootField(ImageName(ofKey: slot.key).text)
      return bring(field.value, field.errors, to: slot, of: record)
    }
    guard let row = row(of: record), !row.isDeleted else { return nil }
    // Looked at in place: a closure would be handed copies of whole cells.
    for index in row.cells.indices where row.cells[index].name.isKey(slot.key) {
      return bring(row.cells[index].value, row.cells[index].errors, to: slot, of: record)
    }
    return nil
  }

  private func bring(
    _ held: ImageValue, _ errors: [GraphQLError], to slot: SlotAddress, of record: Record
  ) -> Value? {
    let name = PendingChanges.Name(record: record.index, key: .key(slot.key))
    let isMade = record.number > before
    if !isMade, let place = noted[name] { return fills[place].value }
    guard let value = value(of: held) else {
      // An error may be all there is.
      if !errors.isEmpty, record.place(slot) != nil {
        core.errors.set(errors, at: slot.key, of: record)
      }
      return nil
    }
    hasBrought = true
    if isMade {
      if let place = record.place(slot) { record.pointer(place).replace(with: value) }
      // Nobody else gave it any.
      if !errors.isEmpty { core.errors.set(errors, at: slot.key, of: record) }
    } else {
      noted[name] = fills.count
      fills.append(Fill(record: record, slot: slot, value: value, errors: errors))
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

  private func row(of record: Record) -> ImageRecord? {
    if let last, last.index == record.index { return last.row }
    let row = foundRow(of: record)
    last = (record.index, row)
    return row
  }

  private func foundRow(of record: Record) -> ImageRecord? {
    let place = Int(record.number) - Int(before) - 1
    if made.indices.contains(place) { return made[place] }
    if let known = rows[record.index] { return known }
    let row = reader.record(record.imageKey)
    rows[record.index] = .some(row)
    return row
  }

  /// A record that the image does not have either holds nothing.
  func record(_ key: ImageKey) -> Record {
    let last = core.lastNumber
    let type = key.typeNumber != 0 ? key.typeNumber : type(named: key.type)
    let record = core.record(of: (type, key.text), isKeyed: key.isKeyed)
    guard core.lastNumber > last else { return record }
    let row = reader.record(key)
    made.append(row)
    if row?.isDeleted == true { core.mark(record, isDeleted: true) }
    return record
  }

  private func type(named name: String) -> UInt32 {
    if let known = types[UTF8Key(text: name)] { return known }
    let type = Registry.shared.concreteType(named: name).type
    types[UTF8Key(text: name)] = type
    return type
  }

  private func value(of held: ImageValue) -> Value? {
    switch held {
    case .missing: nil
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    case .string(let text): .string(text)
    case .link(let key): .link(record(key))
    case .list(let keys): .list(LinkList(ContiguousArray(keys.lazy.map { $0.map(self.record) })))
    case .scalars(let scalars): .scalars(ScalarList(scalars))
    }
  }
}

extension ImageName {
  /// Whether it is the storage key of a number that somebody holds.
  fileprivate func isKey(_ key: UInt32) -> Bool {
    switch self {
    case .lasting(let number):
      number == key
    case .text(let text): utf8Equal(text, Registry.shared.text(ofKey: key))
    }
  }
}

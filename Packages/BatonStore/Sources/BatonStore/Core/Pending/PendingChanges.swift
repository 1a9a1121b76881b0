/// What a batch changes in records that were there before it: the state there will be, over the records
/// as they are. They are not touched until everybody is told.
struct PendingChanges {
  /// One slot that may change.
  struct Change {
    let record: Unmanaged<Record>
    var key: Record.SlotName
    /// The entry with the new value; `~` its place in `given` where the value is no entry's.
    var entry: Int
    /// Where in `given` the value is that lifting the layers left; -1 for none.
    var lifted = -1
    /// Whether the value differs from what the slot holds is still to be seen.
    var isOpen: Bool
    var isDropped = false
  }

  struct Name: Hashable {
    let record: UInt32
    let key: Record.SlotName
  }

  /// The server's response of the batch, from whose entries most values come; nil in a batch of layers
  /// alone.
  var source: Source?
  var list: ContiguousArray<Change> = []
  /// Values that are no entry's.
  var given: ContiguousArray<Value> = []
  /// Positions in `list`, filled once a slot is named twice.
  private var positions = [Name: Int]()
  private var indexed = 0
  /// The records that are deleted or revived, or may turn out not to be, each once.
  var fates: ContiguousArray<Fate> = []
  var fatePlaces = [UInt32: Int]()
  /// The fields whose errors change.
  var errors = PendingErrors()
  /// Records that only lifted layers made: they are not there until something applied names them again.
  var absent: Set<UInt32> = []
  /// What lifts the writes of the layer that is just applied, in the order of the writes.
  var journal: [Layer.Undo]?
  var layouts = SlotLayouts()

  struct Fate {
    let record: Unmanaged<Record>
    var isDeleted: Bool
  }

  /// The response, and the records of its entities. Unretained, so that handing it on costs nothing: whoever
  /// makes one holds both until the batch has ended.
  struct Source: BitwiseCopyable {
    private let changes: Unmanaged<ChangeSet>
    let runs: FlatBuffer<Run>
    let entries: FlatBuffer<Entry>
    let values: EntryValues
    let hasEdits: Bool
    /// Errors came for fields.
    let hasErrors: Bool

    init(_ changes: ChangeSet, _ entities: FlatBuffer<Unmanaged<Record>>) {
      self.changes = .passUnretained(changes)
      runs = changes.parts.runs
      entries = changes.parts.entries
      values = EntryValues(changes.parts, entities)
      hasEdits = !changes.parts.edits.isEmpty
      hasErrors = !changes.parts.errors.isEmpty || !changes.parts.failed.slots.isEmpty
    }

    var parts: ChangeSet.Parts { changes.takeUnretainedValue().parts }
  }

  // MARK: Noting

  /// Notes an entry of a slot, if it differs from what the slot will hold.
  mutating func note(
    _ record: Record, _ place: Record.Place, _ slot: SlotPointer, entry index: Int,
    of source: Source
  ) {
    if let position = position(record, place) {
      list[position].entry = index
      list[position].isOpen = true
      return
    }
    if source.values.holds(slot, source.entries[index]) { return }
    add(record, place, entry: index, isOpen: false)
  }

  mutating func add(_ record: Record, _ place: Record.Place, entry: Int, isOpen: Bool) {
    let head = record.head
    head.pointee.pending |= PendingChanges.bit(record.channel(place))
    if head.pointee.isEdge { record.home?.edgeEpoch &+= 1 }
    list.append(
      Change(
        record: .passUnretained(record), key: record.name(of: place), entry: entry, isOpen: isOpen))
  }

  private static func bit(_ channel: Int) -> UInt32 { 1 << UInt32(min(channel, 31)) }

  /// Where in `list` a slot is.
  mutating func position(_ record: Record, _ place: Record.Place) -> Int? {
    let bit = PendingChanges.bit(record.channel(place))
    if record.head.pointee.pending & bit == 0 { return nil }
    index()
    return positions[Name(record: record.index, key: record.name(of: place))]
  }

  private mutating func index() {
    while indexed < list.count {
      let change = list[indexed]
      positions[Name(record: change.record.takeUnretainedValue().index, key: change.key)] = indexed
      indexed += 1
    }
  }

  /// Names the slots anew that have a fixed place by now and had none when they were noted: a read may be
  /// what moves them there.
  mutating func renameMoved() {
    var hasMoved = false
    for index in list.indices {
      let record = list[index].record.takeUnretainedValue()
      guard case .key = list[index].key, case .fixed(let place) = record.place(of: list[index].key)
      else { continue }
      list[index].key = .fixed(place)
      record.head.pointee.pending |= PendingChanges.bit(place)
      hasMoved = true
    }
    if !hasMoved { return }
    positions = [:]
    indexed = 0
  }

  /// What a change writes.
  func value(of change: Change) -> Value {
    if change.entry < 0 { return given[~change.entry] }
    // Optional chaining, which copies no source.
    guard let entry = source?.entries[change.entry] else { return .missing }
    return source?.values.value(of: entry) ?? .missing
  }
}

/// The store behind its main-actor face: the records, the table of their keys, the owners.
///
/// Not isolated and not `Sendable`: closures written in main-actor code and handed to the standard
/// library cost an executor check each, and this is where the loops are. Only `Store` and the accessors
/// of lenses, all on the main actor, reach it.
final class StoreCore {
  // State, all of it touched by the main actor alone:
  //   table, tableMask   open addressing: low half index + 1, high half the key's hash; 0 is free
  //   records            by dense index, retained; nil where free
  //   shadows            what is known of each record's links, by the same index
  //   free               dense indexes to use again
  //   live               how many records there are
  //   placeholders       by type; not in `records`
  //   owners             see OwnerTable
  //   roots              what is held or parked; see RootTable
  //   invalidationEpoch  how often all data was called stale
  //   learned            memberships that answers taught: type and abstract type
  //   batch              the number of the running or last batch
  //   lastNumber         how many records were ever made, placeholders too
  //   passStart          `lastNumber` before the running pass
  //   depth, graveyard   how many batches run, one inside another's notifications, and the records
  //                      let go of meanwhile, which their loops may still point to
  //   generation         counts `clear`
  //   firing             the channels whose observers are just being told, the innermost last
  //   layers, lastLayer  optimistic responses, the lowest first, and the last number given
  //   underWay           layers that are just being applied
  //   shown              while a layer's function runs: what the records it reads held before
  //   provisional        records that only layers made
  //   edgeEpoch          counts what can change what the edges of lists hold (see EdgeSet)
  //   deleted            how many records are deleted
  //   deletionEpoch      counts deletions and revivals
  //   errors             see ErrorTable
  //   observedIndexes    the records that have a box, by index; also of some that went
  //   ownerLimit         with more owners than this some are forgotten
  //   recordsChanges     whether summaries list the slots that changed
  //   isCollectionDue    whether a root left, or a link was moved or dropped, since the last collection
  //   isCollectionComing whether the next turn of the main actor collects
  //   hasChanged         whether a batch changed something since `onCommit` was called last
  //   image              what keeps records for the next launch; `learnedFromImage`, whether the
  //                      memberships it has were learned
  //   driver             who fills the store: an environment
  //   onCommit, onReadProblem, onRootLeft   the runtime's hooks
  //   spareChanges, spareTold   memory for what the next batch finds out and tells, empty
  //   isSweeping         whether a collection is just telling of what it takes along
  //   writers            who changed which slot last, in a debug build
  //   slotCounts, slotVersion   the registry's counts, and the version they are of
  @exclusivity(unchecked) var table: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) var tableMask: Int
  @exclusivity(unchecked) var records = FlatBuffer<Unmanaged<Record>?>(capacity: 64)
  @exclusivity(unchecked) var shadows = FlatBuffer<Shadow>(capacity: 64)
  @exclusivity(unchecked) var free: [UInt32] = []
  @exclusivity(unchecked) var live = 0
  @exclusivity(unchecked) var placeholders: [UInt32: Record] = [:]
  @exclusivity(unchecked) var owners = OwnerTable()
  @exclusivity(unchecked) var roots: RootTable
  @exclusivity(unchecked) var invalidationEpoch = 0
  @exclusivity(unchecked) var learned: Set<Membership> = []
  @exclusivity(unchecked) var batch: UInt32 = 0
  @exclusivity(unchecked) var lastNumber: UInt32 = 0
  @exclusivity(unchecked) var passStart: UInt32 = 0
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var graveyard: [Record] = []
  @exclusivity(unchecked) var generation = 0
  @exclusivity(unchecked) var firing: [Told] = []
  @exclusivity(unchecked) var layers: [Layer] = []
  @exclusivity(unchecked) var lastLayer: UInt64 = 0
  @exclusivity(unchecked) var underWay: Set<LayerID> = []
  @exclusivity(unchecked) var shown: [Layer.Undo]?
  @exclusivity(unchecked) var provisional: [Record] = []
  @exclusivity(unchecked) var edgeEpoch: UInt32 = 0
  @exclusivity(unchecked) var deleted = 0
  @exclusivity(unchecked) var deletionEpoch: UInt32 = 0
  @exclusivity(unchecked) var errors = ErrorTable()
  @exclusivity(unchecked) var observedIndexes: ContiguousArray<UInt32> = []
  @exclusivity(unchecked) var ownerLimit = StoreCore.fewOwners
  @exclusivity(unchecked) var recordsChanges = false
  @exclusivity(unchecked) var isCollectionDue = false
  @exclusivity(unchecked) var isCollectionComing = false
  @exclusivity(unchecked) var hasChanged = false
  @exclusivity(unchecked) var image: (any StoreImage)?
  @exclusivity(unchecked) var learnedFromImage = false
  @exclusivity(unchecked) weak var driver: AnyObject?
  @exclusivity(unchecked) var onCommit: (@MainActor () -> Void)?
  @exclusivity(unchecked) var onReadProblem: (@MainActor (ReadProblem) -> Void)?
  @exclusivity(unchecked) var onRootLeft: (@MainActor (RootID) -> Void)?
  @exclusivity(unchecked) var spareChanges: ContiguousArray<PendingChanges.Change> = []
  @exclusivity(unchecked) var spareTold: ContiguousArray<Told> = []
  @exclusivity(unchecked) var isSweeping = false
  #if DEBUG
    @exclusivity(unchecked) var writers = WriterTable()
  #endif
  @exclusivity(unchecked) private var slotCounts: [UInt32] = []
  @exclusivity(unchecked) private var slotVersion = -1

  private static let initialTableSize = 64
  static let fewOwners = 256
  static let fewChanges = 64

  /// - Parameter releaseBufferSize: Not below 0.
  init(releaseBufferSize: Int = 0) {
    roots = RootTable(bufferSize: releaseBufferSize)
    tableMask = StoreCore.initialTableSize - 1
    table = .allocate(capacity: StoreCore.initialTableSize)
    table.initialize(repeating: 0, count: StoreCore.initialTableSize)
    makeRoots()
  }

  /// `Store` has detached every record by now.
  deinit {
    table.deallocate()
    records.deallocate()
    shadows.deallocate()
  }

  func makeRoots() {
    for kind in OperationKind.allCases {
      _ = record(of: Root(kind).identity)
    }
  }

  func root(_ kind: OperationKind) -> Record {
    record(of: Root(kind).identity)
  }

  // MARK: Records

  /// How many slots a new record of a type has.
  func slotCount(_ type: UInt32) -> Int {
    type < slotCounts.count ? Int(slotCounts[Int(type)]) : 0
  }

  /// Once per batch: types may have got more slots since.
  func refreshSlotCounts() {
    if let counts = Registry.shared.slotCounts(since: &slotVersion) { slotCounts = counts }
  }

  /// Puts a new record at a free place of the table.
  func add(_ key: RecordKey, at place: Int) -> Unmanaged<Record> {
    let index: UInt32
    if !free.isEmpty {
      index = free.removeLast()
      shadows[Int(index)] = .unknown
    } else {
      index = UInt32(records.count)
      records.append(nil)
      shadows.append(.unknown)
    }
    let record = Unmanaged.passRetained(
      Record.make(
        type: key.type, key: key.bytes, isKeyed: key.isKeyed, slots: slotCount(key.type),
        index: index, number: nextNumber(), home: self))
    records[Int(index)] = record
    table[place] = UInt64(key.hash) << 32 | UInt64(index + 1)
    live += 1
    return record
  }

  @inline(__always) private func nextNumber() -> UInt32 {
    // Four thousand million records in one store are not reached; the last number would be shared.
    if lastNumber < .max { lastNumber += 1 }
    return lastNumber
  }

  /// The record whose fields read as absent, for a non-null link with nothing behind it (B-4.5).
  func placeholder(_ type: UInt32) -> Record {
    if let record = placeholders[type] { return record }
    let record = Bytes.with("client:placeholder:" + Registry.shared.name(ofType: type)) { key in
      Record.make(
        type: type, key: key, isKeyed: false, slots: Registry.shared.slotCount(type: type),
        index: .max, number: nextNumber(), home: self)
    }
    record.head.pointee.isPlaceholder = true
    placeholders[type] = record
    return record
  }

  /// Lets go of a record that is in no list and no table any more.
  func letGo(_ record: Record) {
    record.detach()
    forgetWriters(of: record)
    if depth > 0 { graveyard.append(record) }
  }

  /// Every record, in the order of the dense indexes.
  var allRecords: [Record] {
    records.slice(0, records.count).compactMap { $0?.takeUnretainedValue() }
  }

  /// The record of a number, which may be this one. All are gone through otherwise: who asks waits for a
  /// server anyway.
  func record(numbered number: UInt32, near record: Record) -> Record? {
    if record.number == number { return record }
    return records.slice(0, records.count).lazy.compactMap { $0?.takeUnretainedValue() }
      .first { $0.number == number }
  }

  var heldSlotCount: Int {
    var count = 0
    for index in 0..<records.count {
      records[index]?._withUnsafeGuaranteedRef { $0.forEachSlot { _, _, _ in count += 1 } }
    }
    return count
  }

  // MARK: Types

  /// Whether a record of the type is known to satisfy a type condition.
  func satisfies(_ type: UInt32, _ condition: UInt32) -> Bool {
    if Registry.shared.satisfies(type, condition) { return true }
    return learned.contains(Membership(type: type, abstract: condition))
  }
}

/// That records of `type` satisfy `abstract`, which an answer taught (B-5.8).
struct Membership: Hashable {
  let type: UInt32
  let abstract: UInt32
}

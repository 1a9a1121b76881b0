/// A list of links, null entries and duplicates kept; immutable once made.
///
/// It holds its records, so that a list kept past a commit, a sweep or the store's end still has
/// something to read: records the store let go of read as absent. The cycles that this makes are broken
/// when the store lets go of a record. It is `@unchecked Sendable` because what it lists is never
/// written to.
@usableFromInline final class LinkList: @unchecked Sendable {
  // State, of the main actor alone, as far as somebody asked: `edges`, what the entries hold as a
  // connection's edges; `undeleted`, the list without the records that were deleted at an epoch.

  /// The entries that are records, in order.
  @usableFromInline let records: RecordSlice
  /// Where null entries stand among the entries, ascending.
  private let nulls: [Int]
  @exclusivity(unchecked) var edges: EdgeSet?
  @exclusivity(unchecked) private var undeleted: (epoch: UInt32, list: LinkList?)?

  init(_ entries: ContiguousArray<Record?>) {
    var nulls: [Int] = []
    for (index, entry) in entries.enumerated() where entry == nil { nulls.append(index) }
    self.nulls = nulls
    records = RecordSlice(ContiguousArray(entries.lazy.compactMap { $0 }))
  }

  /// A list without null entries.
  init(_ records: RecordSlice) {
    nulls = []
    self.records = records
  }

  /// A list without null entries.
  convenience init(_ records: ContiguousArray<Record>) {
    self.init(RecordSlice(records))
  }

  @usableFromInline static let empty = LinkList(ContiguousArray<Record>())

  /// How many entries there are, nulls among them.
  var count: Int { records.count + nulls.count }

  var hasNulls: Bool { !nulls.isEmpty }

  /// Whether the entries are the same; lists that share their records are not walked.
  func isSame(as other: LinkList) -> Bool {
    if self === other { return true }
    guard nulls == other.nulls, records.count == other.records.count else { return false }
    return records.isShared(with: other.records)
      || records.elementsEqual(other.records) { $0 === $1 }
  }

  /// The list without deleted records, which are the same as long as the store's `deletionEpoch` is.
  func live(at epoch: UInt32) -> LinkList {
    if let undeleted, undeleted.epoch == epoch { return undeleted.list ?? self }
    let kept = records.filter { !$0.isDeleted }
    let list = kept.count == records.count ? nil : LinkList(ContiguousArray(kept))
    undeleted = (epoch, list)
    return list ?? self
  }

  /// The entries as the server sent them.
  var entries: ContiguousArray<Record?> {
    var entries = ContiguousArray<Record?>()
    entries.reserveCapacity(count)
    var next = 0
    for index in 0..<count {
      if next < nulls.count, nulls[next] == index {
        entries.append(nil)
        next += 1
      } else {
        entries.append(records[index - next])
      }
    }
    return entries
  }
}

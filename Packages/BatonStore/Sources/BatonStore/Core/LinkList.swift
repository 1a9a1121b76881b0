/// A list of links, null entries and duplicates kept; immutable once made.
///
/// It holds its records, so that a list kept past a commit, a sweep or the store's end still has
/// something to read: records the store let go of read as absent. The cycles that this makes are broken
/// when the store lets go of a record.
@usableFromInline final class LinkList: @unchecked Sendable {
  /// The entries as the server sent them.
  let entries: [Record?]
  /// The entries that are records, in order.
  @usableFromInline let records: ContiguousArray<Record>

  init(_ entries: [Record?]) {
    self.entries = entries
    records = ContiguousArray(entries.lazy.compactMap { $0 })
  }

  @usableFromInline static let empty = LinkList([])
}

/// What a response does to lists and records besides writing slots, as the ingest found it. Entities are
/// numbers in the change set.
enum EditChange {
  case page(PageChange)
}

/// A page of a connection (B-9).
struct PageChange {
  /// The object that has the connection.
  let parent: UInt32
  /// The number of the storage key under which the parent links to the whole list.
  let link: UInt32
  /// The page; `EntityChange.none` for null.
  let page: UInt32
  /// The cursor that the page begins behind, or ends before; nil where it was asked with none.
  let after: String?
  let before: String?
  /// The runs in which what is in the page stands.
  let runs: Range<Int>
}

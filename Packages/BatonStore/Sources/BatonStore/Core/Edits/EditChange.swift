/// What a response does to lists and records besides writing slots, as the ingest found it. Entities
/// and ids are places in the change set.
enum EditChange {
  case page(PageChange)
  case insert(InsertChange)
  /// Takes out the edges whose node has one of the ids.
  case deleteEdges(connections: [String], ids: Range<Int>)
  case deleteRecords(ids: Range<Int>)
}

/// A page of a connection (B-9).
struct PageChange {
  /// The object that has the connection; `EntityChange.none` for a part of a page.
  let parent: UInt32
  /// Where the object keeps the page; as `Entry.slot`.
  let slot: UInt32
  /// The number of the storage key under which the parent links to the whole list.
  let link: UInt32
  /// The page; `EntityChange.none` for null.
  let page: UInt32
  /// The cursor that the page begins behind, or ends before; nil where it was asked with none.
  let after: String?
  let before: String?
  /// The runs in which what is in the page stands.
  let runs: Range<Int>
  /// Of a deferred part of a page (B-7), the key of the list, which takes over what comes late; nil for a
  /// page.
  var list: String?
  /// The page's edges were merged before the part came, which only tells more of them.
  var hasEdges = false
  /// The same of the page's info.
  var hasInfo = false
  /// The part is of the page's info, and `list` the key of the list's.
  var isInfo = false
}

/// Edges that are added to lists (B-10.1, B-10.2).
struct InsertChange {
  /// The keys of the lists' records.
  let connections: [String]
  let isPrepended: Bool
  /// The type of the edges to make; 0 where the objects are edges themselves.
  let edgeType: UInt32
  /// The objects, in order.
  let objects: [UInt32]
  /// The runs in which what is in the objects stands.
  let runs: Range<Int>
}

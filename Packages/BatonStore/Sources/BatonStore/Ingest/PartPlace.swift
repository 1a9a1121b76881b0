/// Where the fields of a part go.
struct PartPlace {
  /// A list of which the record is a page, or a page's info (B-9).
  struct List {
    /// The key of the list's record, or of its own page info.
    let key: String
    /// The cursors that the page was asked with.
    let rendered: RenderedEdit
    /// The response has said before which edges the page has, and they were merged.
    var hasEdges = false
    /// The same of the page's info.
    var hasInfo = false
    var isInfo = false

    /// Of the list's page info.
    var info: List? {
      isInfo ? nil : List(key: key + ":pageInfo", rendered: rendered, hasInfo: true, isInfo: true)
    }
  }

  let name: RecordName
  let selection: UnsafePointer<CompiledSelection>
  let list: List?
}

// Which errors of a page are the list's, copied once those of the response are known (B-8.2).

extension StoreCore {
  /// Those of the field that asks for a page, where the page is the list.
  func copyErrors(of change: PageChange, in parent: Record, _ run: inout EditRun) {
    if !run.copiesErrors { return }
    var layouts = SlotLayouts()
    let own =
      change.slot & Entry.byKey != 0
      ? change.slot & ~Entry.byKey : layouts.key(of: .fixed(Int(change.slot)), in: parent)
    run.errors.append(
      ErrorCopy(
        source: .init(record: parent, key: own), target: .init(record: parent, key: change.link),
        isAdded: false))
  }

  /// Those of the edges, beside those of earlier pages, and of all that follows the page.
  func copyErrors(of merge: PageMerge, _ place: PagePlace, _ run: inout EditRun) {
    if !run.copiesErrors { return }
    var layouts = SlotLayouts()
    var isWhole = false
    if case .whole = place { isWhole = !merge.areEdgesMerged }
    func copy(_ key: UInt32, isAdded: Bool = false) {
      run.errors.append(
        ErrorCopy(
          source: .init(record: merge.page, key: key),
          target: .init(record: merge.connection, key: key), isAdded: isAdded))
    }
    if merge.hasEdges { copy(ConnectionFields.edges, isAdded: !isWhole) }
    if merge.info != nil || merge.isInfoNull { copy(ConnectionFields.pageInfo) }
    for place in merge.others { copy(layouts.key(of: place, in: merge.page)) }
  }
}

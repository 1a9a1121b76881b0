/// Where a page goes in its list.
enum PagePlace {
  /// The page is the list: it was asked with no cursor, or there is no list yet.
  case whole
  case after(String)
  case before(String)

  /// As the page was asked for.
  init(_ change: PageChange) {
    if let after = change.after {
      self = .after(after)
    } else if let before = change.before {
      self = .before(before)
    } else {
      self = .whole
    }
  }
}

/// One page on its way into its list (B-9): the records concerned, and what the response says of them.
struct PageMerge {
  let page: Record
  let connection: Record
  /// The slots of the page that the response writes, but for those that are merged.
  var others: [Record.Place] = []
  var hasEdges = false
  /// The edges were merged before.
  let areEdgesMerged: Bool
  /// The page info's record and the slots that the response writes of it.
  var info: (record: Record, places: [Record.Place])?
  var isInfoNull = false
  /// The page info was merged before.
  let isInfoMerged: Bool

  /// Walks the runs of the page alone.
  init(
    _ change: PageChange, of source: PendingChanges.Source, page: Record, connection: Record,
    _ layouts: inout SlotLayouts
  ) {
    self.page = page
    self.connection = connection
    areEdgesMerged = change.hasEdges
    isInfoMerged = change.hasInfo
    var infoEntity = EntityChange.none
    PageMerge.forEachEntry(of: change.page, in: change.runs, source) { entry in
      guard let place = page.place(entry) else { return }
      switch layouts.key(of: place, in: page) {
      case ConnectionFields.edges: hasEdges = true
      case ConnectionFields.pageInfo:
        isInfoNull = entry.tag == .null
        if entry.tag == .link { infoEntity = UInt32(truncatingIfNeeded: entry.bits) }
      default: others.append(place)
      }
    }
    guard infoEntity != EntityChange.none else { return }
    let record = source.values.entities[Int(infoEntity)].takeUnretainedValue()
    info = (record, PageMerge.places(of: infoEntity, record, in: change.runs, source))
  }

  /// The slots of an object's record that the response writes.
  static func places(
    of entity: UInt32, _ record: Record, in runs: Range<Int>, _ source: PendingChanges.Source
  ) -> [Record.Place] {
    var places: [Record.Place] = []
    forEachEntry(of: entity, in: runs, source) { entry in
      if let place = record.place(entry) { places.append(place) }
    }
    return places
  }

  private static func forEachEntry(
    of entity: UInt32, in runs: Range<Int>, _ source: PendingChanges.Source,
    _ body: (Entry) -> Void
  ) {
    for index in runs where source.runs[index].entity == entity {
      let run = source.runs[index]
      for entry in Int(run.start)..<Int(run.start) + Int(run.count) {
        body(source.entries[entry])
      }
    }
  }
}

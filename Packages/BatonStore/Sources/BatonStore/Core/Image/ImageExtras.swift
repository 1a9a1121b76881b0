/// What a batch does for an image besides the entries of its response: what edits wrote and deleted, below all
/// layers.
///
/// `@unchecked Sendable` because of the records alone, of which the image's thread reads what never changes:
/// type and key. It may be the last to hold one that the store let go of and emptied.
struct ImageExtras: @unchecked Sendable {
  struct Slot {
    let record: Record
    let name: ImageName
    let value: Value
    let errors: [GraphQLError]
  }

  var slots: [Slot] = []
  var deleted: [Record] = []
  /// See `EditRun`.
  var unseenIDs: [String] = []
  var unseenLists: [String] = []

  /// What is in an image of these slots or records must not be read any more.
  var takesAway: Bool {
    !deleted.isEmpty || !unseenIDs.isEmpty || !unseenLists.isEmpty
      || slots.contains { $0.value.isMissing }
  }
}

extension PendingChanges {
  /// What the batch does so far that no entry says; asked before layers are applied.
  mutating func extras(_ edits: EditRun?) -> ImageExtras? {
    if given.isEmpty, errors.list.isEmpty, edits?.namesNothing ?? true { return nil }
    var extras = ImageExtras()
    // What lifting the layers left is not news.
    for change in list where change.entry < 0 && change.entry != ~change.lifted {
      let record = change.record.takeUnretainedValue()
      guard let place = record.place(of: change.key) else { continue }
      let key = layouts.key(of: place, in: record)
      extras.slots.append(
        ImageExtras.Slot(
          record: record, name: ImageName(ofKey: key), value: value(of: change),
          errors: errors(at: key, of: record)))
    }
    // An error may be at a slot that nothing was written to.
    for change in errors.list {
      extras.slots.append(
        ImageExtras.Slot(
          record: change.record, name: ImageName(ofKey: change.key),
          value: value(change.record, SlotAddress(key: change.key)), errors: change.errors))
    }
    if let edits {
      extras.deleted = edits.deleted
      extras.unseenIDs = edits.unseenIDs
      extras.unseenLists = edits.unseenLists
    }
    return extras
  }
}

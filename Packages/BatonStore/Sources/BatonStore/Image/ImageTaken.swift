/// What a batch takes something away from, in names that every process understands: lists' elements that may
/// be other rows now, records that were deleted, slots that were emptied.
@_spi(Image) public struct ImageTaken: Sendable {
  public var records: [ImageKey] = []
  /// Keys of records without an identity, of whatever type.
  public var paths: [String] = []
  /// Storage keys of the query root's fields.
  public var rootFields: [String] = []

  init() {}

  /// - Parameter content: What is taken apart already.
  init(_ content: ImageContent) {
    for change in content.changes {
      let missing = change.cells.filter { if case .missing = $0.value { true } else { false } }
      if change.key == ImageKey.queryRoot {
        rootFields += missing.map(\.name.text)
      } else if change.isElement || change.isDeleted || !missing.isEmpty {
        records.append(change.key)
      }
    }
    records += content.forgottenRecords
    paths = content.forgottenPaths
  }

  init(_ changes: ChangeSet, _ extras: ImageExtras?) {
    let parts = changes.parts
    for index in 0..<parts.entities.count where parts.entities[index].isRow {
      let entity = parts.entities[index]
      records.append(
        ImageKey(
          type: Registry.shared.name(ofType: entity.type), isKeyed: entity.isKeyed,
          text: Bytes.string(parts.bytes(entity.key))))
    }
    guard let extras else { return }
    for slot in extras.slots where slot.value.isMissing {
      let key = slot.record.imageKey
      if key == ImageKey.queryRoot {
        rootFields.append(slot.name.text)
      } else {
        records.append(key)
      }
    }
    records += extras.deleted.map(\.imageKey) + extras.forgottenRecords
    paths = extras.unseenLists
  }
}

extension ImageExtras {
  /// The records that an id deleted unseen may be, of whatever type.
  var forgottenRecords: [ImageKey] {
    if unseenIDs.isEmpty { return [] }
    return Registry.shared.singleKeyTypes.map(Registry.shared.name(ofType:)).flatMap { type in
      unseenIDs.map { ImageKey(type: type, isKeyed: true, text: $0) }
    }
  }
}

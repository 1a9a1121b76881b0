extension StoreCore {
  /// Whether the record that a part is for is there, whatever layers make of it: a part brings back no record
  /// that was deleted or collected since the response began.
  func isThere(_ part: ChangeSet) -> Bool {
    guard part.parts.entities.count > 0 else { return false }
    let entity = part.parts.entities[0]
    let key = RecordKey(
      type: entity.type, isKeyed: entity.isKeyed, hash: entity.hash,
      bytes: part.parts.bytes(entity.key))
    guard let record = look(key).record?.takeUnretainedValue() else { return false }
    return !record.head.pointee.isProvisional && !isDeletedBelowLayers(record)
  }

  private func isDeletedBelowLayers(_ record: Record) -> Bool {
    for layer in layers {
      for undo in layer.undo where undo.record === record {
        if let wasDeleted = undo.wasDeleted { return wasDeleted }
      }
    }
    return record.isDeleted
  }
}

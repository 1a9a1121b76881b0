// Which records will be deleted (B-11).

extension PendingChanges {
  func isDeleted(_ record: Record) -> Bool {
    if let place = fatePlaces[record.index] { return fates[place].isDeleted }
    return record.isDeleted
  }

  /// Deletes or revives a record. Its slots are another matter.
  mutating func setDeleted(_ record: Record, _ isDeleted: Bool) {
    let wasDeleted = self.isDeleted(record)
    if wasDeleted == isDeleted { return }
    journal?.append(Layer.Undo(record: record, wasDeleted: wasDeleted))
    if let place = fatePlaces[record.index] {
      fates[place].isDeleted = isDeleted
    } else {
      fatePlaces[record.index] = fates.count
      fates.append(Fate(record: .passUnretained(record), isDeleted: isDeleted))
    }
  }

  /// The records that a response names are there, and the deleted ones among them live again (B-11.2).
  mutating func name(_ source: Source, in core: StoreCore) {
    if core.deleted == 0, fates.isEmpty, absent.isEmpty { return }
    let entities = source.values.entities
    for index in 0..<entities.count {
      entities[index]._withUnsafeGuaranteedRef { record in
        setDeleted(record, false)
        if !absent.isEmpty { absent.remove(record.index) }
      }
    }
  }

  /// Whether the record will be there, and not deleted.
  func isLive(_ record: Record) -> Bool {
    !isDeleted(record) && !absent.contains(record.index)
  }

  /// The records that are deleted and were not, or the other way round.
  var turned: [Record] {
    fates.compactMap { fate in
      let record = fate.record.takeUnretainedValue()
      return record.home != nil && record.isDeleted != fate.isDeleted ? record : nil
    }
  }
}

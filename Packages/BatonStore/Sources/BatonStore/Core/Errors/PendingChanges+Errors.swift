// The errors there will be, slot by slot.

/// The fields whose errors a batch may change.
struct PendingErrors {
  struct Change {
    let record: Record
    /// The storage key's number.
    let key: UInt32
    var given: [GraphQLError]
    /// The field keeps the errors it has, and those given follow them.
    var isAddition = false
    var isDropped = false

    /// The errors that the field will have, as long as nothing is written.
    var errors: [GraphQLError] {
      isAddition ? (record.home?.errors[record, key] ?? []) + given : given
    }
  }

  var list: ContiguousArray<Change> = []
  /// Positions in `list`, by the record's index and the key.
  var positions = [UInt32: [UInt32: Int]]()
}

extension PendingChanges {
  /// The errors that a field will have.
  func errors(at key: UInt32, of record: Record) -> [GraphQLError] {
    guard let position = errors.positions[record.index]?[key] else {
      return record.home?.errors[record, key] ?? []
    }
    return errors.list[position].errors
  }

  mutating func setErrors(_ list: [GraphQLError], at key: UInt32, of record: Record) {
    if record.home == nil { return }
    let old = errors(at: key, of: record)
    if old == list { return }
    journal?.append(Layer.Undo(record: record, key: key, errors: old))
    if let position = errors.positions[record.index]?[key] {
      errors.list[position].given = list
      errors.list[position].isAddition = false
    } else {
      add(PendingErrors.Change(record: record, key: key, given: list))
    }
  }

  private mutating func add(_ change: PendingErrors.Change) {
    errors.positions[change.record.index, default: [:]][change.key] = errors.list.count
    errors.list.append(change)
  }

  /// Gives a field those of some errors that it does not have, without a look at all it has.
  mutating func addErrors(_ list: [GraphQLError], at key: UInt32, of record: Record) {
    guard let core = record.home, !list.isEmpty else { return }
    let position = errors.positions[record.index]?[key]
    if journal != nil || position.map({ !errors.list[$0].isAddition }) ?? false {
      let held = errors(at: key, of: record)
      return setErrors(held + list.without(Set(held)), at: key, of: record)
    }
    let added = core.errors.lacking(list, at: key, of: record)
    if let position {
      errors.list[position].given += added.without(Set(errors.list[position].given))
    } else if !added.isEmpty {
      add(PendingErrors.Change(record: record, key: key, given: added, isAddition: true))
    }
  }

  /// A record that is emptied has no errors.
  mutating func clearErrors(of record: Record) {
    if !record.head.pointee.hasErrors, errors.positions[record.index] == nil { return }
    var keys = Set((errors.positions[record.index] ?? [:]).keys)
    if let core = record.home { keys.formUnion(core.errors[record].keys) }
    // A dictionary's order is another in each process.
    for key in keys.sorted() { setErrors([], at: key, of: record) }
  }

  /// What a response answers has no errors but those that come with it (B-6.3).
  mutating func clearErrors(answeredBy source: Source, in core: StoreCore) {
    if core.errors.isEmpty, errors.list.isEmpty { return }
    for runIndex in 0..<source.runs.count {
      let run = source.runs[runIndex]
      let record = source.values.entities[Int(run.entity)].takeUnretainedValue()
      guard record.head.pointee.hasErrors || errors.positions[record.index] != nil else { continue }
      for index in Int(run.start)..<Int(run.start) + Int(run.count) {
        setErrors([], at: key(of: source.entries[index].slot, in: record), of: record)
      }
    }
  }

  /// Gives the fields the errors that came with a response, all of one field in order (B-6.5).
  mutating func setErrors(of source: Source) {
    if !source.hasErrors { return }
    setErrors(ofFailed: source)
    var places: [UInt32: [UInt32: Int]] = [:]
    var found: ContiguousArray<PendingErrors.Change> = []
    for placed in source.parts.errors {
      let record = source.values.entities[Int(placed.entity)].takeUnretainedValue()
      let key = key(of: placed.slot, in: record)
      if let place = places[record.index]?[key] {
        found[place].given.append(placed.error)
      } else {
        places[record.index, default: [:]][key] = found.count
        found.append(PendingErrors.Change(record: record, key: key, given: [placed.error]))
      }
    }
    for change in found where !isDeleted(change.record) {
      setErrors(change.given, at: change.key, of: change.record)
    }
  }

  private mutating func setErrors(ofFailed source: Source) {
    let failed = source.parts.failed
    if failed.slots.isEmpty { return }
    let record = source.values.entities[0].takeUnretainedValue()
    if isDeleted(record) { return }
    for slot in failed.slots.sorted() {
      setErrors(failed.errors, at: key(of: slot, in: record), of: record)
    }
  }

  /// The number of the storage key that an `Entry.slot` stands for.
  private mutating func key(of slot: UInt32, in record: Record) -> UInt32 {
    if slot & Entry.byKey != 0 { return slot & ~Entry.byKey }
    return layouts.key(of: .fixed(Int(slot)), in: record)
  }

  // MARK: The end of the batch

  /// Drops the changes that come to nothing.
  mutating func settleErrors() {
    for index in errors.list.indices {
      let change = errors.list[index]
      let held = change.record.home?.errors[change.record, change.key]
      let isSame = !change.isAddition && held == change.given
      if held == nil || isSame { errors.list[index].isDropped = true }
    }
  }

  /// Adds the channels of the fields whose errors change, each once.
  func addErrors(to channels: inout ContiguousArray<Told>, by core: StoreCore) {
    if errors.list.isEmpty { return }
    var known = Set(channels)
    for change in errors.list where !change.isDropped {
      guard let place = change.record.place(SlotAddress(key: change.key)),
        let told = core.told(change.record, place), known.insert(told).inserted
      else { continue }
      channels.append(told)
    }
  }

  func writeErrors(_ running: inout RunningBatch, to core: StoreCore) {
    for change in errors.list where !change.isDropped {
      // The slot holds a key with variables as long as it has errors.
      guard change.record.place(SlotAddress(key: change.key)) != nil else { continue }
      core.errors.write(change)
      core.noteWrite(change.key, in: change.record, by: running.writer)
      running.summary.changed += 1
    }
  }
}

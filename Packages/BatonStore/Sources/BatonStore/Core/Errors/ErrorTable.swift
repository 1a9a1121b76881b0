/// The errors of fields (B-6), beside the records: most records have none, and pay nothing.
///
/// They are kept by the record's dense index and the number of the storage key. A record's header says
/// whether it has any.
struct ErrorTable {
  private var errors: [UInt32: [UInt32: [GraphQLError]]] = [:]
  /// The same once more for fields to which errors are added, so that a page costs what it adds.
  private var known: [UInt32: [UInt32: Set<GraphQLError>]] = [:]

  var isEmpty: Bool { errors.isEmpty }

  /// How many records have errors.
  var count: Int { errors.count }

  /// The errors of a field, in the server's order.
  subscript(record: Record, key: UInt32) -> [GraphQLError] {
    if !record.head.pointee.hasErrors { return [] }
    return errors[record.index]?[key] ?? []
  }

  /// The errors of a record by the number of the storage key.
  subscript(record: Record) -> [UInt32: [GraphQLError]] {
    if !record.head.pointee.hasErrors { return [:] }
    return errors[record.index] ?? [:]
  }

  /// Those of some errors that a field does not have.
  mutating func lacking(
    _ list: [GraphQLError], at key: UInt32, of record: Record
  ) -> [GraphQLError] {
    guard record.head.pointee.hasErrors, let held = errors[record.index]?[key] else { return list }
    let known = known[record.index]?[key] ?? Set(held)
    self.known[record.index, default: [:]][key] = known
    return list.without(known)
  }

  mutating func write(_ change: PendingErrors.Change) {
    if change.isAddition {
      add(change.given, at: change.key, of: change.record)
    } else {
      set(change.given, at: change.key, of: change.record)
    }
  }

  /// In place, at least one.
  private mutating func add(_ list: [GraphQLError], at key: UInt32, of record: Record) {
    errors[record.index, default: [:]][key, default: []] += list
    known[record.index]?[key]?.formUnion(list)
    record.head.pointee.hasErrors = true
  }

  mutating func set(_ list: [GraphQLError], at key: UInt32, of record: Record) {
    known[record.index]?[key] = nil
    if list.isEmpty {
      guard record.head.pointee.hasErrors else { return }
      errors[record.index]?[key] = nil
      if errors[record.index]?.isEmpty == true { removeAll(of: record) }
    } else {
      errors[record.index, default: [:]][key] = list
      record.head.pointee.hasErrors = true
    }
  }

  mutating func removeAll(of record: Record) {
    guard record.head.pointee.hasErrors else { return }
    errors[record.index] = nil
    known[record.index] = nil
    record.head.pointee.hasErrors = false
  }

  /// Whether what is known of a record's errors is what it has; for tests.
  fileprivate func isKnown(_ record: Record) -> Bool {
    (known[record.index] ?? [:]).allSatisfy { key, known in known == Set(self[record, key]) }
  }
}

extension [GraphQLError] {
  func without(_ known: Set<GraphQLError>) -> [GraphQLError] {
    filter { !known.contains($0) }
  }
}

extension StoreCore {
  /// What is wrong with the table of errors; for tests.
  func brokenErrors() -> [String] {
    var broken: [String] = []
    var found = 0
    for record in allRecords where record.head.pointee.hasErrors {
      found += 1
      let held = errors[record]
      if held.isEmpty { broken.append("\(record.fullKey) has no errors, but says so") }
      for (key, list) in held where list.isEmpty {
        broken.append("\(record.fullKey) has an empty list of errors at key \(key)")
      }
      if !errors.isKnown(record) { broken.append("\(record.fullKey) has other errors by now") }
      if record.isDeleted { broken.append("\(record.fullKey) is deleted and has errors") }
    }
    if found != errors.count { broken.append("errors of records that are gone") }
    return broken
  }
}

/// The errors of fields (B-6), beside the records: most records have none, and pay nothing.
///
/// They are kept by the record's dense index and the number of the storage key. A record's header says
/// whether it has any.
struct ErrorTable {
  private var errors: [UInt32: [UInt32: [GraphQLError]]] = [:]

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

  mutating func set(_ list: [GraphQLError], at key: UInt32, of record: Record) {
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
    record.head.pointee.hasErrors = false
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
      if record.isDeleted { broken.append("\(record.fullKey) is deleted and has errors") }
    }
    if found != errors.count { broken.append("errors of records that are gone") }
    return broken
  }
}

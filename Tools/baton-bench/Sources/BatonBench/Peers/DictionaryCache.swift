/// The usual normalized cache: a dictionary of records, each a dictionary of whatever was in the
/// response. It is handed decoded values and one merged record per key, which a client makes first
/// and which is not measured.
final class DictionaryCache {
  // State: all of it belongs to whoever holds the cache; one thread at a time.
  private(set) var records: [String: [String: Any]] = [:]
  /// The record keys that each watcher read, and what to call when one of them changed.
  private var watchers: [(keys: Set<String>, changed: () -> Void)] = []

  struct Link: Hashable { let key: String }

  typealias Change = (key: String, fields: [(name: String, value: Any)])

  /// The number of fields that changed.
  func commit(_ changes: [Change]) -> Int {
    var changed = 0
    var touched: Set<String> = []
    for change in changes {
      var record = records[change.key] ?? [:]
      let before = changed
      for (name, value) in change.fields {
        if let old = record[name], Self.equal(old, value) { continue }
        record[name] = value
        changed += 1
      }
      records[change.key] = record
      if !watchers.isEmpty, changed > before { touched.insert(change.key) }
    }
    if !touched.isEmpty {
      for watcher in watchers where !watcher.keys.isDisjoint(with: touched) { watcher.changed() }
    }
    return changed
  }

  func watch(_ keys: Set<String>, changed: @escaping () -> Void) {
    watchers.append((keys, changed))
  }

  private static func equal(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as String, let right as String): left == right
    case (let left as Int, let right as Int): left == right
    case (let left as Double, let right as Double): left == right
    case (let left as Bool, let right as Bool): left == right
    case (let left as Link, let right as Link): left == right
    case (let left as [Link], let right as [Link]): left == right
    default: false
    }
  }
}

@_spi(Generated) @testable import BatonStore

/// The store as nested dictionaries, with the rules in the plainest form.
struct ModelStore {
  enum Value: Equatable {
    case null, bool(Bool), int(Int), float(Double), text([UInt8])
    case link(String)
    case links([String?])
    case scalars([Value])

    var isScalar: Bool {
      switch self {
      case .link, .links: false
      default: true
      }
    }
  }

  struct Record {
    let type: String
    var slots: [String: Value] = [:]
  }

  /// A slot of a record.
  struct Place: Hashable {
    let record: String
    let slot: String
  }

  private(set) var records: [String: Record] = [
    "client:root": Record(type: "Query"), "client:root:mutation": Record(type: "Mutation"),
    "client:root:subscription": Record(type: "Subscription"),
  ]
  private let variables: [String: Int]
  private let flags: [String: Bool]
  private var old: [String: Record] = [:]
  private var written: Set<Place> = []
  private var rows: Set<String> = []
  private var others: Set<String> = []

  init(variables: [String: Int], flags: [String: Bool]) {
    self.variables = variables
    self.flags = flags
  }

  /// Applies a response; the slots of older records that differ from before.
  mutating func commit(_ selection: ModelSelection, _ json: ModelJSON) -> Set<Place> {
    old = records
    written = []
    rows = []
    others = []
    write(selection, json, to: "client:root", type: "Query")
    for row in others {
      for slot in old[row]?.slots.keys ?? [:].keys
      where !written.contains(Place(record: row, slot: slot)) {
        records[row]?.slots[slot] = nil
      }
    }
    var changed: Set<Place> = []
    for (key, before) in old {
      guard let after = records[key] else { continue }
      for slot in Set(before.slots.keys).union(after.slots.keys)
      where before.slots[slot] != after.slots[slot] {
        changed.insert(Place(record: key, slot: slot))
      }
    }
    return changed
  }

  private mutating func write(
    _ selection: ModelSelection, _ json: ModelJSON, to record: String, type: String
  ) {
    if records[record] == nil { records[record] = Record(type: type) }
    let last = lastMembers(json)
    for (index, member) in members(json).enumerated() where last[member.name] == index {
      for field in selection.fields
      where field.responseKey == member.name && field.holds(flags) && (field.on ?? type) == type {
        let slot = field.storageKey(variables)
        let value = value(of: field, member.value, in: record, slot)
        set(value, record, slot)
      }
      if selection.key(on: type).contains(member.name), type != "MStray" {
        set(scalar(member.value, .id), record, member.name)
      }
    }
  }

  private mutating func set(_ value: Value, _ record: String, _ slot: String) {
    if rows.contains(record), let before = old[record]?.slots[slot], before.isScalar,
      value.isScalar, before != value
    {
      others.insert(record)
    }
    written.insert(Place(record: record, slot: slot))
    records[record]?.slots[slot] = value
  }

  private mutating func value(
    of field: ModelSelection.Field, _ json: ModelJSON, in record: String, _ slot: String
  ) -> Value {
    switch (field.field, json) {
    case (_, .null): return .null
    case (.scalar(_, let kind, true), .list(let elements)):
      return .scalars(elements.map { scalar($0, kind) })
    case (.scalar(_, let kind, _), _): return scalar(json, kind)
    case (.link, .list(let elements)):
      return .links(
        elements.enumerated().map { index, element in
          if case .null = element { return nil }
          return target(field, element, path: "\(record):\(slot):\(index)", isRow: true)
        })
    case (.link, _): return .link(target(field, json, path: "\(record):\(slot)", isRow: false))
    }
  }

  private mutating func target(
    _ field: ModelSelection.Field, _ json: ModelJSON, path: String, isRow: Bool
  ) -> String {
    guard let child = field.child.first else { return path }
    var type = child.type
    if child.isAbstract, case .string(let name) = member("__typename", of: json) { type = name }
    var key = child.isAbstract ? "\(path):\(type)" : path
    var isPath = true
    let parts = ModelSchema.key(of: type).map { keyText(member($0, of: json)) }
    if type != "MStray", !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) {
      isPath = false
      if parts.count == 1 {
        key = "\(type):\(parts[0])"
      } else {
        let escaped = parts.map {
          $0.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        }
        key = type + ":" + escaped.joined(separator: ":")
      }
    }
    if isPath, isRow, old[key] != nil { rows.insert(key) }
    write(child, json, to: key, type: type)
    return key
  }

  private func keyText(_ json: ModelJSON?) -> String {
    switch json {
    case .string(let text): text
    case .int(let value): String(value)
    default: ""
    }
  }

  private func scalar(_ json: ModelJSON, _ kind: ScalarKind) -> Value {
    switch (json, kind) {
    case (.string(let text), _): .text(Array(text.utf8))
    case (.int(let value), .id), (.int(let value), .custom): .text(Array(String(value).utf8))
    case (.int(let value), .float): .float(Double(value))
    case (.int(let value), _): .int(value)
    case (.float(let value), _): .float(value)
    case (.bool(let value), _): .bool(value)
    default: .null
    }
  }

  private func members(_ json: ModelJSON) -> [ModelMember] {
    if case .object(let members) = json { members } else { [] }
  }

  private func lastMembers(_ json: ModelJSON) -> [String: Int] {
    var last: [String: Int] = [:]
    for (index, member) in members(json).enumerated() { last[member.name] = index }
    return last
  }

  private func member(_ name: String, of json: ModelJSON) -> ModelJSON? {
    members(json).last { $0.name == name }?.value
  }
}

extension ModelStore {
  /// The dump, written independently of the store's.
  var dump: String {
    let lines = records.map { key, record in
      var slots = record.slots.map { name, value in
        (name, ModelStore.quote(name) + ": " + ModelStore.text(value))
      }
      slots.append(("__typename", "\"__typename\": " + ModelStore.quote(record.type)))
      slots.sort { Array($0.0.utf8).lexicographicallyPrecedes(Array($1.0.utf8)) }
      let text = slots.map(\.1).joined(separator: ", ")
      return (key, "  " + ModelStore.quote(key) + ": {" + text + "}")
    }
    let sorted = lines.sorted { Array($0.0.utf8).lexicographicallyPrecedes(Array($1.0.utf8)) }
    return "{\n" + sorted.map(\.1).joined(separator: ",\n") + "\n}\n"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .float(let value): value.description
    case .text(let bytes): quote(String(decoding: bytes, as: UTF8.self))
    case .link(let key): "{\"__ref\": \(quote(key))}"
    case .links(let keys):
      "{\"__refs\": [" + keys.map { $0.map(quote) ?? "null" }.joined(separator: ", ") + "]}"
    case .scalars(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    }
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}": quoted += "\\u0000"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension StoreCore {
  /// Every record by key, one a line, slots by storage key, all sorted by code point (B-4.2).
  func dump() -> String {
    var lines: [(key: String, type: UInt32, text: String)] = []
    var names = DumpNames()
    for record in allRecords {
      let key = record.fullKey
      lines.append((key, record.head.pointee.type, line(of: record, key: key, &names)))
    }
    lines.sort { utf8Equal($0.key, $1.key) ? $0.type < $1.type : utf8Precedes($0.key, $1.key) }
    return "{\n" + lines.map(\.text).joined(separator: ",\n") + "\n}\n"
  }

  var recordKeys: [String] {
    allRecords.map(\.fullKey).sorted(by: utf8Precedes)
  }

  private func line(of record: Record, key: String, _ names: inout DumpNames) -> String {
    var slots: [(name: String, text: String)] = []
    var type = ""
    JSONText.append(string: Registry.shared.name(ofType: record.head.pointee.type), to: &type)
    slots.append(("__typename", type))
    record.forEachSlot { key, _, value in
      slots.append((names.text(ofKey: key), value.dump))
    }
    let errors = errors[record]
    if !errors.isEmpty {
      let named = errors.map { (name: names.text(ofKey: $0.key), errors: $0.value) }
      slots.append(("__errors", GraphQLError.dump(named)))
    }
    slots.sort { utf8Precedes($0.name, $1.name) }
    var text = "  "
    JSONText.append(string: key, to: &text)
    if record.isDeleted { return text + ": null" }
    text += ": {"
    for (index, slot) in slots.enumerated() {
      if index > 0 { text += ", " }
      JSONText.append(string: slot.name, to: &text)
      text += ": " + slot.text
    }
    return text + "}"
  }
}

/// The storage keys' texts, asked for once each.
private struct DumpNames {
  private var texts: [UInt32: String] = [:]

  mutating func text(ofKey key: UInt32) -> String {
    if let text = texts[key] { return text }
    let text = Registry.shared.text(ofKey: key)
    texts[key] = text
    return text
  }
}

extension Value {
  /// As in a dump, in which a missing slot does not stand.
  var dump: String {
    switch self {
    case .missing, .null: Scalar.null.dump
    case .bool(let value): Scalar.bool(value).dump
    case .int(let value): Scalar.int(value).dump
    case .double(let value): Scalar.double(value).dump
    case .string(let value): Scalar.string(value).dump
    case .link(let record): "{\"__ref\": \(record.quotedKey)}"
    case .list(let list):
      "{\"__refs\": [" + list.entries.map { $0?.quotedKey ?? "null" }.joined(separator: ", ") + "]}"
    case .scalars(let list): "[" + list.values.map(\.dump).joined(separator: ", ") + "]"
    }
  }
}

extension Scalar {
  fileprivate var dump: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return value.description
    case .string(let value):
      var text = ""
      JSONText.append(string: value, to: &text)
      return text
    }
  }
}

extension Record {
  fileprivate var quotedKey: String {
    var text = ""
    JSONText.append(string: fullKey, to: &text)
    return text
  }
}

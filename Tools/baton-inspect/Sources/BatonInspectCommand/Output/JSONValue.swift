import BatonInspector
@_spi(Image) import BatonStore

/// What `--json` prints: members in the order in which they are given.
indirect enum JSONValue {
  case null
  case bool(Bool), int(Int), double(Double), string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
  /// JSON already.
  case raw(String)

  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): String(int)
    case .double(let double): double.description
    case .string(let text): DumpText.quoted(text)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { DumpText.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    case .raw(let text): text
    }
  }
}

extension JSONValue {
  /// A record with all that is known of it.
  init(_ record: DumpRecord) {
    self = .object(
      [("key", .string(record.key)), ("type", .string(record.type))]
        + (record.isDeleted ? [("deleted", .bool(true))] : [])
        + [("slots", .object(record.slots.map { ($0.name, JSONValue($0)) }))])
  }

  /// `{"value": …}`, `{"errors": […]}` or both.
  init(_ slot: DumpSlot) {
    var members: [(String, JSONValue)] = []
    if slot.value != nil { members.append(("value", .raw(slot.text))) }
    if !slot.errors.isEmpty { members.append(("errors", .array(slot.errors.map(JSONValue.init)))) }
    self = .object(members)
  }

  /// As the server sent it.
  private init(_ error: GraphQLError) {
    var members: [(String, JSONValue)] = [("message", .string(error.message))]
    if let path = error.path { members.append(("path", .array(path.map(JSONValue.init)))) }
    if !error.locations.isEmpty {
      let locations = error.locations.map {
        JSONValue.object([("line", .int($0.line)), ("column", .int($0.column))])
      }
      members.append(("locations", .array(locations)))
    }
    if let extensions = error.extensions { members.append(("extensions", .raw(extensions))) }
    self = .object(members)
  }

  private init(_ step: GraphQLError.PathComponent) {
    switch step {
    case .field(let name): self = .string(name)
    case .index(let index): self = .int(index)
    }
  }

  init(_ change: DumpChange) {
    self = .object([
      ("kind", .string(change.kind.rawValue)), ("record", .string(change.record)),
      (
        "slots",
        .array(
          change.slots.map { slot in
            // A side that holds nothing is left out: `null` is a value.
            var members: [(String, JSONValue)] = [("name", .string(slot.name))]
            if let before = slot.before { members.append(("before", .raw(before))) }
            if let after = slot.after { members.append(("after", .raw(after))) }
            return .object(members)
          })
      ),
    ])
  }
}

/// Writes JSON with members in the order given.
indirect enum JSONOutput {
  case string(String)
  case bool(Bool)
  case number(Int)
  case array([JSONOutput])
  case object([(String, JSONOutput?)])

  /// A document with two spaces of indentation and a line break at its end. Members that are nil are
  /// left out, here and in `line`.
  var text: String {
    var text = ""
    write(into: &text, indent: "")
    return text + "\n"
  }

  /// A document on one line, without the break at its end.
  var line: String {
    switch self {
    case .string(let string): KeyValue.quoted(string)
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.compactMap { key, value in
          value.map { KeyValue.quoted(key) + ":" + $0.line }
        }.joined(separator: ",") + "}"
    }
  }

  private func write(into text: inout String, indent: String) {
    switch self {
    case .string(let string): text += KeyValue.quoted(string)
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .array(let elements):
      Self.write("[", "]", elements, indent, into: &text) { element, text, indent in
        element.write(into: &text, indent: indent)
      }
    case .object(let members):
      let present = members.compactMap { key, value in value.map { (key, $0) } }
      Self.write("{", "}", present, indent, into: &text) { member, text, indent in
        text += KeyValue.quoted(member.0) + ": "
        member.1.write(into: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ open: String, _ close: String, _ items: [Item], _ indent: String, into text: inout String,
    _ body: (Item, inout String, String) -> Void
  ) {
    guard !items.isEmpty else {
      text += open + close
      return
    }
    text += open
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += indent + "  "
      body(item, &text, indent + "  ")
    }
    text += "\n" + indent + close
  }
}

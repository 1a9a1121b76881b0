/// How records are written down: every record by key, one a line, slots by storage key, all sorted by code
/// point (B-4.2). Whatever holds records is written by this.
@_spi(Image) public enum DumpText {
  public static func text(of records: [RecordContent]) -> String {
    let lines = records.map { record in
      (key: record.key.fullText, type: record.key.type, text: "  " + member(of: record))
    }.sorted {
      utf8Equal($0.key, $1.key)
        ? utf8Precedes($0.type, $1.type) : utf8Precedes($0.key, $1.key)
    }
    return "{\n" + lines.map(\.text).joined(separator: ",\n") + "\n}\n"
  }

  /// A record as the member of a dump, without what is around it.
  public static func member(of record: RecordContent) -> String {
    quoted(record.key.fullText) + ": " + (record.isDeleted ? "null" : object(of: record))
  }

  /// A JSON string.
  public static func quoted(_ string: String) -> String {
    var text = ""
    JSONText.append(string: string, to: &text)
    return text
  }

  private static func object(of record: RecordContent) -> String {
    let members = members(of: record).map { quoted($0.name) + ": " + $0.text }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// What stands of a record that is not deleted, sorted.
  public static func members(of record: RecordContent) -> [(name: String, text: String)] {
    var slots: [(name: String, text: String)] = [("__typename", quoted(record.key.type))]
    var errors: [(name: String, errors: [GraphQLError])] = []
    for cell in record.cells {
      let name = cell.name.text
      if !cell.value.isMissing { slots.append((name, cell.value.dump)) }
      if !cell.errors.isEmpty { errors.append((name, cell.errors)) }
    }
    if !errors.isEmpty { slots.append(("__errors", GraphQLError.dump(errors))) }
    slots.sort { utf8Precedes($0.name, $1.name) }
    return slots
  }
}

extension ImageValue {
  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// As in a dump, in which a missing slot does not stand.
  public var dump: String {
    switch self {
    case .missing, .null: Scalar.null.dump
    case .bool(let value): Scalar.bool(value).dump
    case .int(let value): Scalar.int(value).dump
    case .double(let value): Scalar.double(value).dump
    case .string(let value): Scalar.string(value).dump
    case .link(let key): "{\"__ref\": \(DumpText.quoted(key.fullText))}"
    case .list(let keys):
      "{\"__refs\": ["
        + keys.map { $0.map { DumpText.quoted($0.fullText) } ?? "null" }.joined(separator: ", ")
        + "]}"
    case .scalars(let values): "[" + values.map(\.dump).joined(separator: ", ") + "]"
    }
  }
}

extension Scalar {
  fileprivate var dump: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): value.description
    case .string(let value): DumpText.quoted(value)
    }
  }
}

/// JSON that knows how it is to be spelled: members in order, duplicates and all.
enum ModelJSON {
  case null, bool(Bool), int(Int), float(Double), string(String)
  case list([ModelJSON])
  case object([ModelMember])

  /// A spelling: spaces and escapes at random.
  func text(_ random: inout RandomSource) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .float(let value): return value.description
    case .string(let value): return ModelJSON.quoted(value, &random)
    case .list(let elements):
      let texts = elements.map { $0.text(&random) + ModelJSON.space(&random) }
      return "[" + texts.joined(separator: ",") + "]"
    case .object(let members):
      let texts = members.map { member in
        ModelJSON.space(&random) + ModelJSON.quoted(member.name, &random)
          + ModelJSON.space(&random) + ":" + ModelJSON.space(&random) + member.value.text(&random)
      }
      return "{" + texts.joined(separator: ",") + ModelJSON.space(&random) + "}"
    }
  }

  private static func space(_ random: inout RandomSource) -> String {
    random.chance(15) ? random.pick([" ", "\n", "\t", "  "]) ?? "" : ""
  }

  private static func quoted(_ text: String, _ random: inout RandomSource) -> String {
    let escapesAll = random.chance(5)
    var quoted = "\""
    for unit in text.utf16 {
      if escapesAll || unit < 0x20 || unit == 0x22 || unit == 0x5C {
        let digits = String(unit, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else if UTF16.isSurrogate(unit) {
        return "\"" + text + "\""
      } else {
        quoted += String(decoding: [unit], as: UTF16.self)
      }
    }
    return quoted + "\""
  }
}

/// A member of an object; names may repeat.
struct ModelMember {
  let name: String
  let value: ModelJSON

  init(_ name: String, _ value: ModelJSON) {
    self.name = name
    self.value = value
  }
}

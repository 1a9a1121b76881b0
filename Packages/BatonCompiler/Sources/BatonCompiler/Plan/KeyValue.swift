import BatonSchema

/// The value of an argument as a storage key has it.
indirect enum KeyValue: Hashable {
  case variable(String)
  /// JSON without spaces, object keys sorted (B-3.3).
  case literal(String)
  /// Holds a variable, as does an object.
  case list([KeyValue])
  /// Sorted by name.
  case object([Member])

  struct Member: Hashable {
    var name: String
    var value: KeyValue
  }

  /// - Parameter type: what the place takes, where it is known.
  init(_ value: Value, type: TypeReference?, in schema: Schema) {
    let type = type.flatMap { schema.type(within: $0) }
    self.init(value, type, schema)
  }

  private init(_ value: Value, _ type: SchemaType?, _ schema: Schema) {
    switch value {
    case .variable(let name): self = .variable(name.text)
    case .int(let number): self = .literal(Self.int(number.digits, type: type?.name))
    case .float(let number): self = .literal(Self.float(number.digits))
    case .string(let string): self = .literal(Self.quoted(string.text))
    case .boolean(let value, _): self = .literal(value ? "true" : "false")
    case .null: self = .literal("null")
    case .enumeration(let name): self = .literal(Self.quoted(name.text))
    case .list(let elements, _):
      let values = elements.map { KeyValue($0, type, schema) }
      let list = KeyValue.list(values)
      self = values.allSatisfy(\.isConstant) ? .literal(list.text) : list
    case .object(let fields, _):
      let members = fields.map { field in
        let type = type?.inputField(field.name.text).map { schema.type(of: $0) }
        return Member(name: field.name.text, value: KeyValue(field.value, type, schema))
      }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      let object = KeyValue.object(members)
      self = members.allSatisfy(\.value.isConstant) ? .literal(object.text) : object
    }
  }

  var isConstant: Bool { if case .literal = self { true } else { false } }

  /// The value as the compiler spells it, variables as `$name`.
  var text: String {
    switch self {
    case .variable(let name): "$" + name
    case .literal(let json): json
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  /// A whole number where the schema has a `Float` is one, so that a variable of that value agrees.
  private static func int(_ digits: String, type: String?) -> String {
    if type == "Float" { return float(digits) }
    return digits == "-0" ? "0" : digits
  }

  /// B-3.5; digits that no double holds stay as they are.
  private static func float(_ digits: String) -> String {
    guard let value = Double(digits), value.isFinite else { return digits }
    return value.description
  }

  /// B-3.4
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

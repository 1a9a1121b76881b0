import BatonSchema

/// The enums and input objects of a schema, which variables are made of.
struct InputTypes: Sendable {
  private var enums: Set<String> = []
  private var objects: [String: [(name: String, type: String)]] = [:]
  /// Input objects of which one field is given, which are enums in Swift.
  private var oneOf: Set<String> = []

  init(_ documents: [Document]) {
    for document in documents {
      for case .type(let type) in document.definitions { add(type) }
    }
  }

  private mutating func add(_ type: TypeDefinition) {
    switch type.kind {
    case .enumeration: enums.insert(type.name.text)
    case .inputObject:
      if type.directives.contains(where: { $0.name.text == "oneOf" }) {
        oneOf.insert(type.name.text)
      }
      objects[type.name.text, default: []] += type.inputFields.map {
        ($0.name.text, $0.type.name.text)
      }
    case .scalar, .object, .interface, .union: break
    }
  }

  /// Conformances for every type that the given ones, by their GraphQL names, are made of.
  func conformances(for types: [String]) -> String {
    var seen: Set<String> = []
    var open = types
    var extensions: [String] = []
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if enums.contains(type) {
        extensions.append("extension \(SwiftText.name(type)): VariableDecodable {}")
      } else if let fields = objects[type] {
        open.append(contentsOf: fields.map(\.type))
        if oneOf.contains(type) {
          extensions.append(Self.oneOf(type, fields.map(\.name)))
          continue
        }
        let arguments = fields.map { field in
          "\(SwiftText.label(field.name)): try values.value(\(SwiftText.literal(field.name)))"
        }
        extensions.append(
          """
          extension \(SwiftText.name(type)): VariableDecodable {
            public static func decoded(from json: JSON) throws -> Self {
              let values = VariableValues(json)
              return Self(\(arguments.joined(separator: ", ")))
            }
          }
          """)
      }
    }
    return extensions.sorted().joined(separator: "\n\n")
  }

  private static func oneOf(_ type: String, _ fields: [String]) -> String {
    let cases = fields.map { field in
      "    if case let value? = json[\(SwiftText.literal(field))], !value.isNull {"
        + " return .\(SwiftText.name(field))(try values.value(\(SwiftText.literal(field)))) }"
    }
    return """
      extension \(SwiftText.name(type)): VariableDecodable {
        public static func decoded(from json: JSON) throws -> Self {
          let values = VariableValues(json)
      \(cases.joined(separator: "\n"))
          throw VariableMismatch(json, isNo: "one field of \(type)")
        }
      }
      """
  }
}

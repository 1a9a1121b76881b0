import BatonSchema

/// The enums and input objects of a schema, which variables are made of.
struct InputTypes: Sendable {
  private var enums: Set<String> = []
  private var objects: [String: [(name: String, type: String)]] = [:]

  init(_ documents: [Document]) {
    for document in documents {
      for case .type(let type) in document.definitions { add(type) }
    }
  }

  private mutating func add(_ type: TypeDefinition) {
    switch type.kind {
    case .enumeration: enums.insert(type.name.text)
    case .inputObject:
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
}

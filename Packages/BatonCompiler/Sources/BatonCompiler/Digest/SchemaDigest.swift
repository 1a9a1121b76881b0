import BatonSchema

/// What decides how records of a module look, as one digest: an image written under another is not read.
enum SchemaDigest {
  /// Raised whenever the layout of storage keys or record keys changes.
  private static let format = 1

  static func hex(_ schema: Schema, _ config: Configuration) -> String {
    SHA256.hex(of: canonicalText(schema, config))
  }

  /// Every definition on a line of its own, without descriptions and in an order of its own, so that a
  /// schema that only moved has the same digest.
  static func canonicalText(_ schema: Schema, _ config: Configuration) -> String {
    var lines = ["format \(format)"]
    for kind in OperationKind.allCases {
      if let root = schema.root(kind) { lines.append("\(kind.rawValue) \(root.name)") }
    }
    lines += schema.definedTypes.map { text(of: $0, schema) }.sorted()
    lines.append("default \(config.defaultKeys.joined(separator: " "))")
    lines += config.identity.map {
      "identity \($0.type.value) \($0.fields.map(\.value).joined(separator: " "))"
    }.sorted()
    lines += config.transientTypes.map { "transient \($0.value)" }.sorted()
    lines += config.transientFields.map { "transient \($0.value)" }.sorted()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of type: SchemaType, _ schema: Schema) -> String {
    let members =
      type.fields.map { field in
        let arguments = field.arguments.map { text(of: $0, schema) }.sorted().joined(separator: ",")
        return field.name + "(" + arguments + "):" + field.type.description
      } + type.inputFields.map { text(of: $0, schema) } + type.values.map(\.name)
      + type.members.map { schema[$0].name }
    let interfaces = type.interfaces.map { schema[$0].name }.sorted().joined(separator: "&")
    return
      "\(type.kind.keyword) \(type.name) \(interfaces){\(members.sorted().joined(separator: ";"))}"
  }

  private static func text(of input: SchemaInputValue, _ schema: Schema) -> String {
    let value =
      input.defaultValue.map { "=" + KeyValue($0, type: input.type, in: schema).text } ?? ""
    return input.name + ":" + input.type.description + value
  }
}

import BatonSchema

/// What decides how records of a module look, as one digest: an image written under another is not read.
enum SchemaDigest {
  /// Raised whenever the layout of storage keys or record keys changes.
  private static let format = 1

  static func hex(_ schema: Schema, _ config: Configuration) -> String {
    SHA256.hex(of: canonicalText(schema, config))
  }

  /// The shape of the schema, printed canonically, so that a schema that only moved, or is only described
  /// in other words, has the same digest.
  static func canonicalText(_ schema: Schema, _ config: Configuration) -> String {
    var lines = ["format \(format)", schema.shape()]
    lines.append("default \(config.defaultKeys.joined(separator: " "))")
    lines += config.identity.map {
      "identity \($0.type.value) \($0.fields.map(\.value).joined(separator: " "))"
    }.sorted()
    lines += config.transientTypes.map { "transient \($0.value)" }.sorted()
    lines += config.transientFields.map { "transient \($0.value)" }.sorted()
    return lines.joined(separator: "\n") + "\n"
  }
}

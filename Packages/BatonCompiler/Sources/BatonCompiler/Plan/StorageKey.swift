import BatonSchema

/// Under which key a field's value is stored in its record (B-3).
struct StorageKey: Hashable {
  struct Argument: Hashable {
    var name: String
    var value: KeyValue
    /// Null and absent ask for different things, because the schema gives the argument a default.
    var keepsNull: Bool
  }

  var field: String
  /// Sorted by name; those that can only be left out are.
  var arguments: [Argument]

  /// The key, with variables as `$name`.
  var text: String {
    guard !arguments.isEmpty else { return field }
    return field + "("
      + arguments.map { "\($0.name):\($0.value.text)" }.joined(separator: ",") + ")"
  }

  var isDynamic: Bool { arguments.contains { !$0.value.isConstant } }

  /// The name of the slot in generated code (B-3.8).
  var memberName: String {
    arguments.isEmpty ? field : "\(field)_\(MD5.hex(of: text).prefix(6))"
  }

  /// Of a field without arguments.
  init(named field: String) {
    self.field = field
    arguments = []
  }

  init(_ field: TypedField, isMutationRoot: Bool, in schema: Schema) {
    self.field = field.name.text
    arguments = []
    if isMutationRoot {
      // What a mutation answered is told apart by its alias, not by what it was asked with (B-3.6).
      guard let alias = field.alias, alias.text != field.name.text else { return }
      arguments = [
        Argument(name: "as", value: .literal(KeyValue.quoted(alias.text)), keepsNull: false)
      ]
      return
    }
    arguments = Self.arguments(field.arguments, of: field, in: schema)
  }

  /// Of the link to the whole list that a field's values are pages of (B-9.1).
  init(_ field: TypedField, of connection: TypedConnection, in schema: Schema) {
    self.field = "__\(connection.key)_connection"
    arguments = Self.arguments(
      field.arguments.filter { connection.isFilter($0.name.text) }, of: field, in: schema)
  }

  /// As they are stored, sorted by name.
  private static func arguments(
    _ written: [BatonSchema.Argument], of field: TypedField, in schema: Schema
  ) -> [Argument] {
    var arguments: [Argument] = []
    for argument in written {
      let definition = field.definition.argument(argument.name.text)
      let keepsNull = definition?.defaultValue != nil
      if case .null = argument.value, !keepsNull { continue }
      arguments.append(
        Argument(
          name: argument.name.text,
          value: KeyValue(argument.value, type: definition?.type, in: schema),
          keepsNull: keepsNull))
    }
    return arguments.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

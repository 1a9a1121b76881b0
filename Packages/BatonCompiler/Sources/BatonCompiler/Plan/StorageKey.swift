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
    for argument in field.arguments {
      let definition = field.definition.argument(argument.name.text)
      let keepsNull = definition?.defaultValue != nil
      if case .null = argument.value, !keepsNull { continue }
      arguments.append(
        Argument(
          name: argument.name.text,
          value: KeyValue(argument.value, type: definition?.type, in: schema),
          keepsNull: keepsNull))
    }
    arguments.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

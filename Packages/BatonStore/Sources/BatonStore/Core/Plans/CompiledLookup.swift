/// How a root field names a record that the store may hold already (B-13.3).
final class CompiledLookup: Sendable {
  /// The types a record of the key can have: one, or all that an untyped lookup can find.
  let types: [UInt32]
  private let key: [ArgumentValue]

  /// Nil for a field without a lookup.
  init?(_ field: FieldGathering.Field) {
    guard let lookup = field.lookup, let selection = field.children.first?.selection else {
      return nil
    }
    key = lookup.key
    if let type = lookup.type {
      types = [type.number]
    } else {
      types = Registry.shared.possibleTypes(of: selection.type.number)
    }
  }

  /// The identity's value for these variables; nil where a part of it is none.
  func value(for variables: Variables) -> String? {
    var parts: [String] = []
    for argument in key {
      guard let json = argument.rendered(with: variables), let part = JSONText.keyText(json),
        !part.isEmpty
      else { return nil }
      parts.append(part)
    }
    guard parts.count > 1 else { return parts.first }
    return parts.map { part in
      part.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    }.joined(separator: ":")
  }
}

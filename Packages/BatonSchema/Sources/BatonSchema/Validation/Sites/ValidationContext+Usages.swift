extension ValidationContext {
  /// Adds the variables in a value, with what is expected where each stands.
  mutating func addUsages(_ value: Value, _ place: VariableUsage.Place?, _ owner: Int) {
    switch value {
    case .variable(let name):
      let isLocal = fragmentArguments[owner].contains { $0.name.text == name.text }
      usages.append(VariableUsage(name: name, place: place, owner: owner, isLocal: isLocal))
    case .list(let values, _):
      let element = place?.type.element.map {
        VariableUsage.Place(type: $0, hasDefault: false, isOneOfField: false)
      }
      for value in values { addUsages(value, element, owner) }
    case .object(let fields, _):
      let type = place.flatMap { inputObject($0.type) }
      for field in fields {
        let input = type?.inputField(field.name.text)
        addUsages(
          field.value,
          input.map {
            VariableUsage.Place(
              type: $0.type, hasDefault: $0.defaultValue != nil,
              isOneOfField: type?.isOneOf ?? false)
          }, owner)
      }
    case .int, .float, .string, .boolean, .null, .enumeration: break
    }
  }

  /// The input object a value is for; one written without brackets stands for a list of it.
  private func inputObject(_ reference: TypeReference) -> SchemaType? {
    schema.type(within: reference).flatMap { $0.kind == .inputObject ? $0 : nil }
  }
}

extension SelectionComponents.Occurrence {
  /// Why the two cannot be one member of the response; nil if they can.
  func conflict(
    with other: Self, isExclusive: Bool, _ schema: Schema
  ) -> RuleFact.FieldConflict? {
    if !isExclusive {
      if field.name.text != other.field.name.text {
        return .names(field.name.text, other.field.name.text)
      }
      if !Argument.areEquivalent(field.arguments, other.field.arguments) {
        return .arguments
      }
    }
    if isStreamed || other.isStreamed { return .streams }
    if let type = definition?.type, let otherType = other.definition?.type,
      !Self.haveSameShape(type, otherType, schema)
    {
      return .types(type.description, otherType.description)
    }
    return nil
  }

  /// A streamed field fills its list by itself: whatever else it was merged with could not say from where.
  var isStreamed: Bool { field.directives.contains { $0.name.text == "stream" } }

  /// "SameResponseShape", of the two types alone.
  private static func haveSameShape(
    _ type: TypeReference, _ other: TypeReference, _ schema: Schema
  ) -> Bool {
    switch (type, other) {
    case (.nonNull(let inner, _), .nonNull(let otherInner, _)),
      (.list(let inner, _), .list(let otherInner, _)):
      return haveSameShape(inner, otherInner, schema)
    case (.named(let name), .named(let otherName)):
      guard let named = schema.type(name.text), let otherNamed = schema.type(otherName.text) else {
        return true
      }
      return named.isLeaf || otherNamed.isLeaf ? named.id == otherNamed.id : true
    default: return false
    }
  }
}

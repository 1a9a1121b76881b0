extension SelectionComponents.Occurrence {
  /// Why the two are not the same field; nil if they are.
  func fieldConflict(with other: Self) -> RuleFact.FieldConflict? {
    if field.name.text != other.field.name.text {
      return .names(field.name.text, other.field.name.text)
    }
    return Argument.areEquivalent(arguments, other.arguments) ? nil : .arguments
  }

  /// Why the two cannot be read as one member of the response, whatever objects they are of.
  func shapeConflict(with other: Self, _ schema: Schema) -> RuleFact.FieldConflict? {
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

  /// In the order of the documents.
  func stands(before other: Self) -> Bool {
    owner != other.owner ? owner < other.owner : field.range.start < other.field.range.start
  }

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

extension RuleFact.FieldConflict {
  /// The same, said of the two the other way round.
  var reversed: Self {
    switch self {
    case .names(let first, let second): .names(second, first)
    case .types(let first, let second): .types(second, first)
    case .arguments, .streams: self
    }
  }
}

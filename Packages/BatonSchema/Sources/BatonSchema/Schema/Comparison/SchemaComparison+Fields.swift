extension SchemaComparison {
  mutating func fields(_ before: SchemaType, _ after: SchemaType) {
    let fields = Self.match(before.fields, after.fields, by: \.name)
    for field in fields.removed {
      report(.fieldRemoved, "\(before.name).\(field.name)", old: field.location)
    }
    for (first, second) in fields.kept { field(before.name, first, second) }
    for field in fields.added {
      report(.fieldAdded, "\(before.name).\(field.name)", new: field.location)
    }
  }

  private mutating func field(_ type: String, _ before: SchemaField, _ after: SchemaField) {
    let coordinate = "\(type).\(before.name)"
    let (oldType, newType) = (before.type.description, after.type.description)
    if oldType != newType {
      report(
        after.type.isSafeAnswer(insteadOf: before.type) ? .fieldTypeNarrowed : .fieldTypeChanged,
        coordinate, before: oldType, after: newType, old: before.location, new: after.location)
    }
    let (oldLevels, newLevels) = (before.semanticLevels, after.semanticLevels)
    if oldLevels != newLevels {
      report(
        .semanticNullabilityChanged, coordinate, before: "\(oldLevels)", after: "\(newLevels)",
        old: before.location, new: after.location)
    }
    deprecation(
      coordinate, (before.directives, before.location), (after.directives, after.location))
    inputs(before.arguments, after.arguments, .arguments) { "\(coordinate)(\($0):)" }
  }
}

extension SchemaField {
  /// The levels that its own `@semanticNonNull` names, sorted.
  fileprivate var semanticLevels: [Int] {
    guard let directive = directive("semanticNonNull") else { return [] }
    switch directive.argument("levels") {
    case nil: return [0]
    case .list(let values, _): return values.compactMap(\.level).sorted()
    case .some(let value): return [value].compactMap(\.level)
    }
  }
}

extension Value {
  fileprivate var level: Int? {
    if case .int(let number) = self { Int(number.digits) } else { nil }
  }
}

extension TypeReference {
  /// Whether whoever expects `old` can live with every value of this type.
  fileprivate func isSafeAnswer(insteadOf old: TypeReference) -> Bool {
    switch (old, self) {
    case (.nonNull(let old, _), .nonNull(let new, _)): new.isSafeAnswer(insteadOf: old)
    case (.nonNull, _): false
    case (_, .nonNull(let new, _)): new.isSafeAnswer(insteadOf: old)
    case (.list(let old, _), .list(let new, _)): new.isSafeAnswer(insteadOf: old)
    case (.named(let old), .named(let new)): old.text == new.text
    default: false
    }
  }
}

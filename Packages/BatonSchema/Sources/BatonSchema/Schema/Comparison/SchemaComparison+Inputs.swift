extension SchemaComparison {
  /// How changes of one sort of inputs are called.
  struct InputKinds {
    let removed, typeChanged, typeWidened, becameRequired, defaultChanged: SchemaChange.Kind
    let requiredAdded, optionalAdded: SchemaChange.Kind

    static let arguments = InputKinds(
      removed: .argumentRemoved, typeChanged: .argumentTypeChanged,
      typeWidened: .argumentTypeWidened, becameRequired: .argumentBecameRequired,
      defaultChanged: .argumentDefaultChanged, requiredAdded: .requiredArgumentAdded,
      optionalAdded: .optionalArgumentAdded)
    static let inputFields = InputKinds(
      removed: .inputFieldRemoved, typeChanged: .inputFieldTypeChanged,
      typeWidened: .inputFieldTypeWidened, becameRequired: .inputFieldBecameRequired,
      defaultChanged: .inputFieldDefaultChanged, requiredAdded: .requiredInputFieldAdded,
      optionalAdded: .optionalInputFieldAdded)
    static let directiveArguments = InputKinds(
      removed: .directiveArgumentRemoved, typeChanged: .directiveArgumentTypeChanged,
      typeWidened: .directiveArgumentTypeWidened,
      becameRequired: .directiveArgumentBecameRequired,
      defaultChanged: .directiveArgumentDefaultChanged,
      requiredAdded: .requiredDirectiveArgumentAdded,
      optionalAdded: .optionalDirectiveArgumentAdded)
  }

  mutating func inputs(
    _ before: [SchemaInputValue], _ after: [SchemaInputValue], _ kinds: InputKinds,
    _ coordinate: (String) -> String
  ) {
    let inputs = Self.match(before, after, by: \.name)
    for input in inputs.removed {
      report(kinds.removed, coordinate(input.name), old: input.location)
    }
    for (first, second) in inputs.kept { input(first, second, kinds, coordinate(first.name)) }
    for input in inputs.added {
      report(
        input.isRequired ? kinds.requiredAdded : kinds.optionalAdded, coordinate(input.name),
        after: input.type.description, new: input.location)
    }
  }

  private mutating func input(
    _ before: SchemaInputValue, _ after: SchemaInputValue, _ kinds: InputKinds,
    _ coordinate: String
  ) {
    let (oldType, newType) = (before.type.description, after.type.description)
    if oldType != newType {
      report(
        after.type.takes(all: before.type) ? kinds.typeWidened : kinds.typeChanged, coordinate,
        before: oldType, after: newType, old: before.location, new: after.location)
    }
    if let value = before.defaultValue {
      let text = value.printed(.compact)
      if after.isRequired {
        report(
          kinds.becameRequired, coordinate, before: text, old: before.location,
          new: after.location)
      } else if !(after.defaultValue?.isEquivalent(to: value) ?? false) {
        report(
          kinds.defaultChanged, coordinate, before: text,
          after: after.defaultValue?.printed(.compact) ?? "none", old: before.location,
          new: after.location)
      }
    }
    deprecation(
      coordinate, (before.directives, before.location), (after.directives, after.location))
  }
}

extension TypeReference {
  /// Whether every value of `old` can be given where this type is expected.
  fileprivate func takes(all old: TypeReference) -> Bool {
    switch (old, self) {
    case (.nonNull(let old, _), .nonNull(let new, _)): new.takes(all: old)
    case (.nonNull(let old, _), _): takes(all: old)
    case (_, .nonNull): false
    case (.list(let old, _), .list(let new, _)): new.takes(all: old)
    case (.named(let old), .named(let new)): old.text == new.text
    default: false
    }
  }
}

extension SchemaComparison {
  mutating func roots() {
    for kind in OperationKind.allCases {
      let (before, after) = (old.root(kind), new.root(kind))
      guard before?.name != after?.name else { continue }
      let change: SchemaChange.Kind =
        before == nil ? .rootAdded : after == nil ? .rootRemoved : .rootChanged
      report(
        change, kind.rawValue, before: before?.name, after: after?.name, old: before?.location,
        new: after?.location)
    }
  }

  mutating func types() {
    let types = Self.match(Array(old.definedTypes), Array(new.definedTypes), by: \.name)
    for type in types.removed { report(.typeRemoved, type.name, old: type.location) }
    for (before, after) in types.kept {
      guard before.kind == after.kind else {
        report(
          .typeKindChanged, before.name, before: before.kind.keyword, after: after.kind.keyword,
          old: before.location, new: after.location)
        continue
      }
      interfaces(before, after)
      fields(before, after)
      members(before, after)
      values(before, after)
      inputFields(before, after)
    }
    for type in types.added { report(.typeAdded, type.name, new: type.location) }
  }

  private mutating func interfaces(_ before: SchemaType, _ after: SchemaType) {
    let names = Self.match(
      before.interfaces.map { old[$0].name }, after.interfaces.map { new[$0].name }, by: \.self)
    for name in names.removed {
      report(
        .interfaceRemoved, before.name, before: name, old: before.location, new: after.location)
    }
    for name in names.added {
      report(.interfaceAdded, before.name, after: name, old: before.location, new: after.location)
    }
  }

  private mutating func members(_ before: SchemaType, _ after: SchemaType) {
    let names = Self.match(
      before.members.map { old[$0].name }, after.members.map { new[$0].name }, by: \.self)
    for name in names.removed {
      report(
        .unionMemberRemoved, before.name, before: name, old: before.location, new: after.location)
    }
    for name in names.added {
      report(
        .unionMemberAdded, before.name, after: name, old: before.location, new: after.location)
    }
  }

  private mutating func values(_ before: SchemaType, _ after: SchemaType) {
    let values = Self.match(before.values, after.values, by: \.name)
    for value in values.removed {
      report(.enumValueRemoved, "\(before.name).\(value.name)", old: value.location)
    }
    for (first, second) in values.kept {
      deprecation(
        "\(before.name).\(first.name)", (first.directives, first.location),
        (second.directives, second.location))
    }
    for value in values.added {
      report(.enumValueAdded, "\(before.name).\(value.name)", new: value.location)
    }
  }

  private mutating func inputFields(_ before: SchemaType, _ after: SchemaType) {
    if before.isOneOf != after.isOneOf {
      report(
        after.isOneOf ? .oneOfAdded : .oneOfRemoved, before.name, old: before.location,
        new: after.location)
    }
    inputs(before.inputFields, after.inputFields, .inputFields) { "\(before.name).\($0)" }
  }

  mutating func deprecation(
    _ coordinate: String, _ before: ([Directive], SourceLocation?),
    _ after: ([Directive], SourceLocation?)
  ) {
    let was = before.0.named("deprecated") != nil
    let mark = after.0.named("deprecated")
    guard was != (mark != nil) else { return }
    var reason: String?
    if case .string(let text)? = mark?.argument("reason") {
      reason = text.text
    }
    report(
      was ? .undeprecated : .deprecated, coordinate,
      after: was ? nil : reason ?? "No longer supported", old: before.1, new: after.1)
  }
}

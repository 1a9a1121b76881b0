import BatonSchema

/// Selects what identity and type need, where the author has not (C-2).
struct AddKeyFields {
  let schema: Schema
  let identity: Identity

  func run(_ module: inout TypedModule) {
    for index in module.operations.indices {
      module.operations[index].selections = visit(module.operations[index].selections)
    }
    for index in module.fragments.indices {
      let fragment = module.fragments[index]
      module.fragments[index].selections =
        membership(of: fragment.type, at: fragment.location) + visit(fragment.selections)
      // Its own query may be the only one to spread it, and pages are asked for by its key.
      if fragment.refetch != nil {
        module.fragments[index].selections += missing(
          fragment.type, in: module.fragments[index].selections, fragment.location)
      }
    }
  }

  /// Fields below get their keys, conditions on abstract types their membership.
  private func visit(_ selections: [TypedSelection]) -> [TypedSelection] {
    selections.map { selection in
      switch selection {
      case .field(var field):
        if field.type.isComposite { field.selections = keyed(field) }
        return .field(field)
      case .inline(var inline):
        inline.selections =
          (inline.hasTypeCondition ? membership(of: inline.type, at: inline.location) : [])
          + visit(inline.selections)
        return .inline(inline)
      case .spread: return selection
      }
    }
  }

  /// The selections of a field whose own selections are not visited yet.
  func keyed(_ field: TypedField) -> [TypedSelection] {
    let type = field.type
    var selections = visit(field.selections)
    guard type.isAbstract else {
      return selections + missing(type, in: selections, field.location)
    }
    if !selects("__typename", selections) {
      selections.insert(contentsOf: inserted("__typename", on: type, field.location), at: 0)
    }
    selections += missing(type, in: selections, field.location)
    let direct = Set(identity.selected(on: type))
    var left = schema.possibleTypes(of: type).map { schema[$0] }
      .filter { !direct.isSuperset(of: identity.key(of: $0)) }
    for interface in sharedInterfaces(of: left, besides: type) {
      let covered = Set(identity.selected(on: interface))
      let rest = left.filter { member in
        !schema.isSubtype(member, of: interface)
          || !covered.isSuperset(of: identity.key(of: member))
      }
      guard left.count - rest.count > 1 else { continue }
      left = rest
      selections.append(condition(on: interface, field.location))
    }
    for member in left.sorted(by: { $0.name < $1.name }) {
      selections.append(condition(on: member, field.location))
    }
    return selections
  }

  /// The interfaces with a key that members share: those that most of them share first.
  private func sharedInterfaces(
    of members: [SchemaType], besides type: SchemaType
  ) -> [SchemaType] {
    var counts: [TypeID: Int] = [:]
    for member in members {
      for interface in Set(member.interfaces) where interface != type.id {
        counts[interface, default: 0] += 1
      }
    }
    return counts.filter { $0.value > 1 && !identity.key(of: schema[$0.key]).isEmpty }
      .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { schema[$0.key] }
  }

  /// `...on Node{__isNode:__typename,id}`
  private func condition(on type: SchemaType, _ location: SourceLocation) -> TypedSelection {
    .inline(
      TypedInline(
        type: type, hasTypeCondition: true, directives: [], conditions: [],
        selections: membership(of: type, at: location) + missing(type, in: [], location),
        location: location))
  }

  private func missing(
    _ type: SchemaType, in selections: [TypedSelection], _ location: SourceLocation
  ) -> [TypedSelection] {
    identity.selected(on: type).filter { !selects($0, selections) }
      .flatMap { inserted($0, on: type, location) }
  }

  /// Whether the field's value is in the response whatever the variables, under its own name.
  func selects(_ name: String, _ selections: [TypedSelection]) -> Bool {
    selections.contains { selection in
      guard case .field(let field) = selection else { return false }
      return field.name.text == name && field.responseKey == name && field.conditions.isEmpty
    }
  }

  func inserted(
    _ name: String, on type: SchemaType, _ location: SourceLocation, alias: String? = nil,
    origin: TypedField.Origin = .inserted
  ) -> [TypedSelection] {
    guard let definition = schema.field(name, of: type) else { return [] }
    return [
      .field(
        TypedField(
          alias: alias.map { Name($0) }, name: Name(name), arguments: [], directives: [],
          conditions: [], parent: type, definition: definition, type: schema.type(of: definition),
          selections: [], origin: origin, location: location))
    ]
  }

  private func membership(of type: SchemaType, at location: SourceLocation) -> [TypedSelection] {
    guard type.isAbstract else { return [] }
    return inserted(
      "__typename", on: type, location, alias: "__is\(type.name)",
      origin: .membership(of: type.name))
  }
}

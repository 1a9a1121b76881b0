import BatonSchema

/// Makes the lens of an operation or fragment out of what its author selected.
struct LensBuilder {
  let schema: Schema
  let names: ModuleNames
  /// The Swift types of mapped custom scalars.
  let scalarTypes: [String: String]
  /// As written, by name.
  let fragments: [String: TypedFragment]
  /// Whether the outermost fields are a mutation's.
  let isMutation: Bool
  /// Whether values are made, not lenses.
  var isValue = false
  /// Whether the lens is a fragment's that has arguments of its own.
  var hasParameters = false

  func lens(_ name: String, on type: SchemaType, _ selections: [TypedSelection]) -> Lens {
    lens(
      Draft(
        name: name, type: type, parts: [LensScope.Part(selections: selections, when: [])],
        isRoot: true))
  }

  /// A lens before its scope is known.
  private struct Draft {
    var name: String
    var type: SchemaType
    var parts: [LensScope.Part]
    var isRoot = false
    var isCondition = false
    /// The types of the lenses around a condition's.
    var outerTypes: [SchemaType] = []
    var assumed: Set<Condition> = []
    /// Of the lens around a condition's: its links by response key.
    var outerLinks: [String: OuterLink] = [:]
  }

  /// The struct of a link, and how many selections make it up.
  private struct OuterLink {
    var lens: String
    var type: SchemaType
    var occurrences: Int
  }

  private func lens(_ draft: Draft) -> Lens {
    let scope = LensScope(
      draft.type, draft.parts, schema, isCondition: draft.isCondition, outer: draft.outerTypes,
      assumed: draft.assumed)
    var members = SwiftName.reservedMembers.union(["anchor"])
    if isValue { members.insert("hashValue") }
    let accessorNames = Self.accessorNames(of: scope, taken: &members)
    // A nested struct must hide neither what accessors name nor what generated code needs.
    var types = names.taken.union(members).union(draft.outerLinks.values.map(\.lens))
    var lens = Lens(
      swiftName: draft.name, type: scope.type, accessors: [], nested: [], isValue: isValue)
    var links: [String: OuterLink] = [:]
    for (entry, name) in zip(scope.entries, accessorNames) {
      switch entry {
      case .field(let key, let occurrences):
        let presences = occurrences.map(\.when).presences
        var reading = reading(of: occurrences, draft, scope)
        if reading.type.isComposite {
          let outer = draft.outerLinks[key]
          if let outer, outer.occurrences == occurrences.count, outer.type.id == reading.type.id {
            reading.lens = outer.lens
          } else {
            reading.lens = SwiftName.type(SwiftName.capitalized(name), taken: &types)
            lens.nested.append(link(reading, occurrences, presences))
          }
          links[key] = OuterLink(
            lens: reading.lens, type: reading.type, occurrences: occurrences.count)
        }
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: key, presences: presences, kind: reading.kind))
      case .spread(let spread, let presences):
        let fragment = spread.name.text
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: nil, presences: presences.presences,
            kind: .spread(
              fragment, narrowedTo: narrowing(of: fragment, in: scope),
              arguments(of: spread, name, &members)),
            deferredLabel: spread.deferral?.label))
      case .condition(let type, let parts):
        let nested = SwiftName.type(SwiftName.capitalized(name), taken: &types)
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: nil, presences: parts.map(\.when).presences,
            kind: .condition(type, lens: nested)))
      case .aliased(let inline, let when):
        let nested = SwiftName.type(SwiftName.capitalized(name), taken: &types)
        let isCertain = scope.alwaysHolds(inline.type)
        lens.nested.append(
          self.lens(
            Draft(
              name: nested, type: isCertain ? scope.type : inline.type,
              parts: [LensScope.Part(selections: inline.selections, when: [])],
              isRoot: draft.isRoot, outerTypes: scope.known,
              assumed: draft.assumed.union(when))))
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: nil, presences: [when],
            kind: .aliased(inline.type, mayBeOther: !isCertain, lens: nested)))
      }
    }
    // Conditions come last: they use the structs of the links around them.
    for accessor in lens.accessors {
      guard case .condition(let type, let name) = accessor.kind else { continue }
      let assumed = accessor.presences.count == 1 ? Set(accessor.presences[0]) : []
      lens.nested.append(
        self.lens(
          Draft(
            name: name, type: type, parts: draft.parts, isCondition: true,
            outerTypes: scope.known, assumed: draft.assumed.union(assumed), outerLinks: links)))
    }
    return lens
  }

  /// The lens of a link: all that its occurrences select.
  private func link(
    _ reading: FieldReading, _ occurrences: [LensScope.Occurrence], _ presences: [[Condition]]
  ) -> Lens {
    // With one set of conditions the accessor itself says it; else each selection keeps its own.
    let assumed = presences.count == 1 ? Set(presences[0]) : []
    return lens(
      Draft(
        name: reading.lens, type: reading.type,
        parts: occurrences.map {
          LensScope.Part(selections: $0.field.selections, when: $0.when)
        }, assumed: assumed))
  }

  private func reading(
    of occurrences: [LensScope.Occurrence], _ draft: Draft, _ scope: LensScope
  ) -> FieldReading {
    let field = occurrences[0].field
    // The scope's own type may know the field more narrowly than where it was selected.
    let definition = schema.field(field.name.text, of: scope.type) ?? field.definition
    return FieldReading(
      slot: SlotReference(
        type: schema.recordName(of: scope.type),
        key: StorageKey(field, isMutationRoot: draft.isRoot && isMutation, in: schema)),
      definition: definition, type: schema.type(of: definition),
      scalar: scalar(schema.type(of: definition)))
  }

  private func scalar(_ type: SchemaType) -> AccessorReport.Scalar {
    if type.kind == .enumeration { return .enumeration(names.schemaType(type.name)) }
    switch PlanScalarKind(type) {
    case .string, .id: return .string
    case .int: return .int
    case .float: return .float
    case .bool: return .boolean
    case .custom: return scalarTypes[type.name].map { .mapped($0) } ?? .custom
    }
  }

  private func narrowing(of fragment: String, in scope: LensScope) -> SchemaType? {
    fragments[fragment].flatMap { scope.alwaysHolds($0.type) ? nil : $0.type }
  }

  /// Nil where the fragment reads for the same owner as the lens that spreads it.
  private func arguments(
    of spread: TypedSpread, _ accessor: String, _ members: inout Set<String>
  ) -> SpreadArguments? {
    let parameters = fragments[spread.name.text]?.parameters ?? []
    guard !parameters.isEmpty else {
      return hasParameters ? SpreadArguments(constant: nil, values: []) : nil
    }
    let constant = SwiftName.member(accessor + "Arguments", taken: &members)
    return SpreadArguments(
      constant: constant,
      values: parameters.map { parameter in
        let given = spread.arguments.first { $0.name.text == parameter.name.text }?.value
        return (
          parameter.name.text,
          (given ?? parameter.defaultValue).map { KeyValue($0, type: parameter.type, in: schema) }
        )
      })
  }

  /// Names for the entries, in their order. Fields and aliases keep theirs before the others.
  private static func accessorNames(
    of scope: LensScope, taken: inout Set<String>
  ) -> [String] {
    var spreads: [String: Int] = [:]
    for case .spread(let spread, _) in scope.entries where spread.alias?.name == nil {
      spreads[SwiftName.spread(spread.name.text), default: 0] += 1
    }
    var names = [String](repeating: "", count: scope.entries.count)
    for (index, entry) in scope.entries.enumerated() {
      switch entry {
      case .field(let key, _): names[index] = SwiftName.member(key, taken: &taken)
      case .spread(let spread, _):
        guard let alias = spread.alias?.name else { continue }
        names[index] = SwiftName.member(alias, taken: &taken)
      case .aliased(let inline, _):
        guard let alias = inline.alias?.name else { continue }
        names[index] = SwiftName.member(alias, taken: &taken)
      case .condition: continue
      }
    }
    for (index, entry) in scope.entries.enumerated() where names[index].isEmpty {
      switch entry {
      case .field: continue
      case .spread(let spread, _):
        let fragment = spread.name.text
        // Two fragments of one view are told apart by their whole names.
        let short = SwiftName.spread(fragment)
        let name = spreads[short] == 1 ? short : SwiftName.uncapitalized(fragment)
        names[index] = SwiftName.member(name, taken: &taken)
      case .condition(let type, _):
        names[index] = SwiftName.condition(type, taken: &taken)
      case .aliased(let inline, _):
        names[index] = SwiftName.condition(inline.type, taken: &taken)
      }
    }
    return names
  }
}

/// How a lens reads one field.
private struct FieldReading {
  var slot: SlotReference
  var definition: SchemaField
  var type: SchemaType
  var scalar: AccessorReport.Scalar
  /// Of a link: the struct.
  var lens = ""

  var kind: LensAccessor.Kind {
    if slot.key.field == "__typename" { return .typename }
    let reference = definition.type
    if type.isComposite {
      let link = LensLink(lens: lens, isNonNull: reference.isNonNull, type: type)
      return reference.element == nil ? .link(slot, link) : .list(slot, link)
    }
    return .scalar(
      slot,
      ScalarAccess(
        scalar: scalar, isList: reference.element != nil, isNonNull: reference.isNonNull,
        hasNonNullElements: reference.element?.isNonNull == true))
  }
}

import BatonSchema

/// Makes the lens of an operation or fragment out of what its author selected.
struct LensBuilder {
  let schema: Schema
  let names: ModuleNames
  /// The Swift types of mapped custom scalars.
  let scalarTypes: [String: String]
  let fragments: FragmentFacts
  let nullability: Nullability
  /// Whether the outermost fields are a mutation's.
  let isMutation: Bool
  /// Whether values are made, not lenses.
  var isValue = false
  /// Whether the lens is a fragment's that has arguments of its own.
  var hasParameters = false
  /// The query that pages through its lists.
  var pager: LensPager?
  private(set) var accessorsLeft = Self.accessorLimit

  /// How many accessors one definition may have, its nested lenses' included: the lens of a condition
  /// repeats what is selected around it, so that conditions in conditions multiply.
  static let accessorLimit = 20_000

  /// Nil where there would be more accessors than the limit.
  func lens(
    _ name: String, on type: SchemaType, _ selections: [TypedSelection],
    errors: ErrorHandling = .none
  ) -> Lens? {
    var counting = self
    var lens = counting.lens(
      Draft(
        name: name, type: type, parts: [LensScope.Part(selections: selections, when: [])],
        isRoot: true, root: name, errors: errors))
    guard counting.accessorsLeft >= 0 else { return nil }
    if case .fragment(let refetch) = pager { lens.refetch = refetch }
    return lens
  }

  /// A lens before its scope is known.
  private struct Draft {
    var name: String
    var type: SchemaType
    var parts: [LensScope.Part]
    /// Of a condition's lens: the parts of the lens around it, those that do not count for it included.
    var all: LensParts?
    var isRoot = false
    /// The connection whose lens it is.
    var connection: TypedField?
    /// The outermost lens, from which no list leads here; nil where one does.
    var root: String?
    /// The types of the lenses around a condition's.
    var outerTypes: [SchemaType] = []
    var assumed: Set<Condition> = []
    /// Of the lens around a condition's: its links by response key.
    var outerLinks: [String: OuterLink] = [:]
    /// Of the lenses around a condition's: its aliased fragments by where they begin.
    var outerAliases: [Int: OuterAlias] = [:]
    var errors = ErrorHandling.none
    /// Whether it is a fragment under `@catch`, so that the errors of what it spreads are its own.
    var ownsSpreads = false
  }

  /// The struct of an aliased fragment.
  private struct OuterAlias {
    var lens: String
    var mayBeAbsent: Bool
  }

  /// The struct of a link, and how many selections make it up.
  private struct OuterLink {
    var lens: String
    var type: SchemaType
    var occurrences: Int
    var mayBeAbsent: Bool
  }

  private mutating func lens(_ draft: Draft) -> Lens {
    let scope = LensScope(
      draft.type, draft.parts, schema, outer: draft.outerTypes,
      assumed: draft.assumed)
    accessorsLeft -= scope.entries.count
    guard accessorsLeft >= 0 else {
      return Lens(swiftName: draft.name, type: scope.type, accessors: [], nested: [])
    }
    var members = SwiftName.reservedMembers.union(["anchor", "missingField"])
    if isValue { members.insert("hashValue") }
    let accessorNames = Self.accessorNames(of: scope, taken: &members)
    // A nested struct must hide neither what accessors name nor what generated code needs.
    var types = members.union(draft.outerLinks.values.map(\.lens))
      .union(draft.outerAliases.values.map(\.lens))
    var aliases = draft.outerAliases
    var lens = Lens(
      swiftName: draft.name, type: scope.type, accessors: [], nested: [], isValue: isValue,
      collectsErrors: draft.errors != .none)
    var links: [String: OuterLink] = [:]
    for (entry, name) in zip(scope.entries, accessorNames) {
      switch entry {
      case .field(let key, let occurrences):
        let presences = occurrences.map(\.when).presences
        var reading = reading(of: occurrences, draft, scope)
        let first = occurrences[0].field
        var mayBeAbsent = false
        if reading.type.isComposite {
          let outer = draft.outerLinks[key]
          if let outer, outer.occurrences == occurrences.count, outer.type.id == reading.type.id {
            reading.lens = outer.lens
            mayBeAbsent = outer.mayBeAbsent
          } else {
            reading.lens = structName(name, &types)
            let nested = link(reading, occurrences, presences, draft)
            mayBeAbsent = nested.mayBeAbsent
            lens.nested.append(nested)
          }
          links[key] = OuterLink(
            lens: reading.lens, type: reading.type, occurrences: occurrences.count,
            mayBeAbsent: mayBeAbsent)
        }
        var accessor = LensAccessor(
          name: name, responseKey: key, presences: presences, kind: reading.kind,
          required: reading.isTypename ? nil : first.required?.action,
          caught: first.caught?.target, mayBeAbsent: mayBeAbsent)
        if accessor.bubbles {
          // The lens is only there with a value, so that of its absence a null is the lesser part.
          reading.isNonNull = true
        } else if accessor.isThrowing || (mayBeAbsent && !accessor.isList) {
          reading.isNonNull = false
        }
        accessor.kind = reading.kind
        lens.accessors.append(accessor)
      case .spread(let spread, let presences):
        let fragment = spread.name.text
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: nil, presences: presences.presences,
            kind: .spread(
              fragment, narrowedTo: narrowing(of: fragment, in: scope),
              arguments(of: spread, name, &members)),
            deferredLabel: spread.deferral?.label,
            mayBeAbsent: fragments.bubbling.contains(fragment),
            throwsFieldErrors: fragments.throwing.contains(fragment),
            collectsErrors: draft.ownsSpreads))
      case .condition(let type, let parts):
        let nested = structName(name, &types)
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: nil, presences: parts.map(\.when).presences,
            kind: .condition(type, lens: nested)))
      case .aliased(let inline, let when):
        let place = inline.location.range.start
        if aliases[place] == nil {
          let aliased = aliasedLens(structName(name, &types), inline, when, draft, scope)
          aliases[place] = OuterAlias(lens: aliased.swiftName, mayBeAbsent: aliased.mayBeAbsent)
          lens.nested.append(aliased)
        }
        guard let alias = aliases[place] else { continue }
        lens.accessors.append(
          LensAccessor(
            name: name, responseKey: nil, presences: [when],
            kind: .aliased(
              inline.type, mayBeOther: !scope.alwaysHolds(inline.type), lens: alias.lens),
            caught: inline.caught?.target, mayBeAbsent: alias.mayBeAbsent))
      }
    }
    if let field = draft.connection {
      lens.connection = LensConnection(lens, schema, taken: &members)
      if let pager, let root = draft.root {
        lens.connection?.paging = LensPaging(field, pager, lens: root)
      }
    }
    // Conditions come last: they use the structs of the links around them.
    let conditions = lens.accessors.indices.filter { lens.accessors[$0].isCondition }
    let all = draft.all ?? (conditions.isEmpty ? nil : LensParts(draft.parts))
    for index in conditions {
      let accessor = lens.accessors[index]
      guard case .condition(let type, let name) = accessor.kind else { continue }
      let assumed = accessor.presences.count == 1 ? Set(accessor.presences[0]) : []
      let condition = self.lens(
        Draft(
          name: name, type: type,
          parts: all?.counting(for: [type] + scope.known, schema) ?? [], all: all,
          outerTypes: scope.known, assumed: draft.assumed.union(assumed), outerLinks: links,
          outerAliases: aliases, errors: draft.errors, ownsSpreads: draft.ownsSpreads))
      lens.accessors[index].mayBeAbsent = condition.mayBeAbsent
      lens.nested.append(condition)
    }
    return lens
  }

  private mutating func aliasedLens(
    _ name: String, _ inline: TypedInline, _ when: [Condition], _ outer: Draft,
    _ scope: LensScope
  ) -> Lens {
    let isCaught = inline.caught != nil
    return lens(
      Draft(
        name: name, type: scope.alwaysHolds(inline.type) ? scope.type : inline.type,
        parts: [LensScope.Part(selections: inline.selections, when: [])], isRoot: outer.isRoot,
        outerTypes: scope.known, assumed: outer.assumed.union(when),
        errors: isCaught ? .handled : outer.errors, ownsSpreads: isCaught))
  }

  /// The name of a struct nested in a lens, which hides nothing of the module.
  private func structName(_ accessor: String, _ taken: inout Set<String>) -> String {
    SwiftName.type(SwiftName.capitalized(accessor), taken: &taken, besides: names.taken)
  }

  /// The lens of a link: all that its occurrences select.
  private mutating func link(
    _ reading: FieldReading, _ occurrences: [LensScope.Occurrence], _ presences: [[Condition]],
    _ outer: Draft
  ) -> Lens {
    // With one set of conditions the accessor itself says it; else each selection keeps its own.
    let assumed = presences.count == 1 ? Set(presences[0]) : []
    return lens(
      Draft(
        name: reading.lens, type: reading.type,
        parts: occurrences.map {
          LensScope.Part(selections: $0.field.selections, when: $0.when)
        }, connection: occurrences.lazy.map(\.field).first { $0.connection != nil },
        root: reading.isList ? nil : outer.root, assumed: assumed,
        errors: occurrences[0].field.caught != nil ? .handled : outer.errors))
  }

  private func reading(
    of occurrences: [LensScope.Occurrence], _ draft: Draft, _ scope: LensScope
  ) -> FieldReading {
    let field = occurrences[0].field
    // The scope's own type may know the field more narrowly than where it was selected.
    let definition = schema.field(field.name.text, of: scope.type) ?? field.definition
    let paged = occurrences.lazy.map(\.field).first { $0.connection != nil }
    let connectionKey = paged.flatMap { field in
      field.connection.map { StorageKey(field, of: $0, in: schema) }
    }
    let isHandled = draft.errors == .handled || field.caught != nil
    func isNonNull(_ level: Int) -> Bool {
      nullability.isNonNull(definition, of: scope.type, level: level, seesErrors: isHandled)
    }
    return FieldReading(
      slot: SlotReference(
        type: schema.recordName(of: scope.type),
        key: connectionKey
          ?? StorageKey(field, isMutationRoot: draft.isRoot && isMutation, in: schema)),
      definition: definition, type: schema.type(of: definition),
      scalar: scalar(schema.type(of: definition)), isNonNull: isNonNull(0),
      hasNonNullElements: isNonNull(1))
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
        let given = spread.arguments.value(of: parameter.name.text)
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

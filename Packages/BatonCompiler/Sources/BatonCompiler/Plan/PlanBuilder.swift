import BatonSchema

/// Makes the plan of an operation: fragments flattened into fields, fields of one response key merged.
///
/// Equal selections are one, and a selection that fragments bring several times is built once, so the
/// work grows with the documents and not with the number of ways through them.
struct PlanBuilder {
  let schema: Schema
  let identity: Identity
  let config: Configuration
  let fragments: [String: TypedFragment]
  let operation: TypedOperation

  private(set) var diagnostics: [Diagnostic] = []
  private var selections: [PlanSelection] = []
  private var numbers: [PlanSelection: Int] = [:]
  private var built: [BuildKey: Int] = [:]
  private var depth = 0

  /// What a built selection was made of.
  private struct BuildKey: Hashable {
    struct Part: Hashable {
      var field: Int
      var when: [Condition]
      var isCaught: Bool
    }
    var type: TypeID
    var parts: [Part]
  }

  /// Fragments inside fragments can nest deeper than any text; code that walks a plan recurses.
  static let maximumDepth = 200

  init(
    _ operation: TypedOperation, fragments: [String: TypedFragment], schema: Schema,
    identity: Identity, config: Configuration
  ) {
    self.operation = operation
    self.fragments = fragments
    self.schema = schema
    self.identity = identity
    self.config = config
  }

  mutating func build() -> Plan {
    let scope = PlanScope(operation.type)
    collect(operation.selections, into: scope, when: [], isCaught: false, depth: 0)
    let root = intern(
      PlanSelection(
        type: schema.recordName(of: operation.type), key: [], isAbstract: false, keys: [],
        fields: fields(of: scope)))
    return Plan(selections: selections).breadthFirst(from: root)
  }

  /// - Parameter depth: how many fragments lead here.
  private mutating func collect(
    _ selections: [TypedSelection], into scope: PlanScope, when outer: [Condition],
    isCaught: Bool, depth: Int
  ) {
    for selection in selections {
      let when = outer.adding(selection.conditions)
      guard !when.isNever else { continue }
      switch selection {
      case .field(let field): scope.add(field, when: when, isCaught: isCaught)
      case .spread(let spread):
        let name = spread.name.text
        var (scope, when) = (scope, when)
        if let deferral = spread.deferral {
          scope = scope.scope(deferred: deferral, when: when)
          when = []
        }
        guard let fragment = fragments[name],
          scope.enter(name, when: when, isCaught: spread.isCaught)
        else { continue }
        guard depth < Self.maximumDepth else {
          report(
            CompilerProblem.planTooDeep(operation: operation.name, limit: Self.maximumDepth),
            spread.location)
          return
        }
        collect(
          fragment.selections, on: fragment.type, into: scope, when: when,
          isCaught: spread.isCaught,
          depth: depth + 1)
      case .inline(let inline):
        collect(
          inline.selections, on: inline.type, into: scope, when: when, isCaught: isCaught,
          depth: depth)
      }
    }
  }

  private mutating func collect(
    _ selections: [TypedSelection], on type: SchemaType, into scope: PlanScope,
    when: [Condition], isCaught: Bool, depth: Int
  ) {
    switch TypeRelation(of: type, within: scope.type, schema) {
    case .always:
      // Where the condition always holds, so does the membership: it teaches nothing.
      let telling = selections.filter { selection in
        if case .field(let field) = selection, case .membership = field.origin { return false }
        return true
      }
      collect(telling, into: scope, when: when, isCaught: isCaught, depth: depth)
    case .sometimes:
      collect(
        selections, into: scope.scope(on: type, when: when), when: [], isCaught: isCaught,
        depth: depth)
    case .never: return
    }
  }

  private mutating func fields(of scope: PlanScope) -> [PlanField] {
    scope.entries.flatMap { entry -> [PlanField] in
      switch entry {
      case .membership(let key, let type): return [.membership(key, of: type)]
      case .inline(let when, let inner):
        let fields = fields(of: inner)
        guard !fields.isEmpty else { return [] }
        return [.inline(on: schema.recordName(of: inner.type), when: when, fields: fields)]
      case .deferred(let deferral, let when, let inner):
        // Without fields too: the text has the directive, and its part must find its place.
        return [.deferred(deferral, when: when, fields: fields(of: inner))]
      case .field(let key, let occurrences): return merged(key, occurrences, in: scope)
      }
    }
  }

  /// One field for all occurrences, or one for each set of conditions if each has some.
  private mutating func merged(
    _ key: String, _ occurrences: [PlanScope.Occurrence], in scope: PlanScope
  ) -> [PlanField] {
    guard let first = occurrences.first?.field else { return [] }
    let presences = scope.presences(of: occurrences)
    if first.isTypename { return presences.map { .typename(key, when: $0) } }
    let isRoot = scope.type.id == operation.type.id && operation.kind == .mutation
    let slot = SlotReference(
      type: schema.recordName(of: scope.type),
      key: StorageKey(first, isMutationRoot: isRoot, in: schema))
    // The scope's own type may know the field more narrowly than where it was selected.
    let definition = schema.field(first.name.text, of: scope.type) ?? first.definition
    let type = schema.type(of: definition)
    let isList = definition.type.element != nil
    let marks = PlanMarks(
      isClient: first.isClientOnly, edit: edit(of: occurrences),
      connection: connection(of: occurrences, on: scope.type),
      isCaught: isCaught(occurrences))
    guard type.isComposite else {
      let kind = PlanScalarKind(type)
      return presences.map {
        .scalar(key, slot: slot, kind: kind, isList: isList, marks: marks, when: $0)
      }
    }
    // With one set of conditions the link itself carries it; else each selection below keeps its own.
    let pushed = presences.count == 1 && presences != [[]] ? Set(presences[0]) : []
    let selection = selection(
      of: type,
      occurrences.map { occurrence in
        (occurrence, occurrence.when.filter { !pushed.contains($0) })
      })
    return presences.map {
      .linked(
        key, slot: slot, isPlural: isList, lookup: lookup(first), marks: marks, when: $0,
        selection: selection)
    }
  }

  /// Whether all who select a field catch its errors; what the compiler selects for itself, nobody reads.
  private func isCaught(_ occurrences: [PlanScope.Occurrence]) -> Bool {
    occurrences.contains(where: \.isCaught)
      && occurrences.allSatisfy { $0.isCaught || $0.field.origin != .author }
  }

  /// The one edge directive among the occurrences of a field.
  private mutating func edit(of occurrences: [PlanScope.Occurrence]) -> PlanEdit? {
    var found: (edit: PlanEdit, location: SourceLocation)?
    for occurrence in occurrences {
      guard let edit = occurrence.field.edit.map({ PlanEdit($0, schema) }) else { continue }
      let field = occurrence.field
      if let found, found.edit != edit {
        report(
          WritingProblem.editConflict(field: field.responseKey), field.location, found.location)
      }
      found = found ?? (edit, field.location)
    }
    return found?.edit
  }

  /// The one list that the occurrences of a field page through.
  private mutating func connection(
    of occurrences: [PlanScope.Occurrence], on type: SchemaType
  ) -> PlanConnection? {
    var found: (connection: PlanConnection, location: SourceLocation)?
    for occurrence in occurrences {
      guard let written = occurrence.field.connection else { continue }
      let field = occurrence.field
      let connection = PlanConnection(field, written, on: type, schema)
      if let found, found.connection != connection {
        report(
          FragmentProblem.connectionsDiffer(
            field: field.responseKey, first: found.connection.slot.key.field,
            second: connection.slot.key.field), written.location, found.location)
      }
      found = found ?? (connection, written.location)
    }
    return found?.connection
  }

  private mutating func selection(
    of type: SchemaType, _ parts: [(occurrence: PlanScope.Occurrence, when: [Condition])]
  ) -> Int {
    let buildKey = BuildKey(
      type: type.id,
      parts: parts.map {
        BuildKey.Part(
          field: $0.occurrence.field.number, when: $0.when, isCaught: $0.occurrence.isCaught)
      })
    if let number = built[buildKey] { return number }
    guard depth < Self.maximumDepth else {
      if let location = parts.first?.occurrence.field.location {
        report(
          CompilerProblem.planTooDeep(operation: operation.name, limit: Self.maximumDepth), location
        )
      }
      return 0
    }
    depth += 1
    defer { depth -= 1 }
    let scope = PlanScope(type, parts: parts.map(\.when))
    for part in parts {
      collect(
        part.occurrence.field.selections, into: scope, when: part.when,
        isCaught: part.occurrence.isCaught, depth: 0)
    }
    let (key, keys) = keys(of: type)
    checkAliases(scope, Set(key + keys.flatMap(\.key)))
    let number = intern(
      PlanSelection(
        type: schema.recordName(of: type), key: key, isAbstract: type.isAbstract, keys: keys,
        fields: fields(of: scope)))
    built[buildKey] = number
    return number
  }

  private mutating func intern(_ selection: PlanSelection) -> Int {
    if let number = numbers[selection] { return number }
    numbers[selection] = selections.count
    selections.append(selection)
    return selections.count - 1
  }

  /// - Parameter first: what it is in conflict with.
  private mutating func report(
    _ problem: some DiagnosticFact, _ location: SourceLocation, _ first: SourceLocation? = nil
  ) {
    let notes = first.map { [Diagnostic.Note(.first, at: $0)] } ?? []
    let diagnostic = Diagnostic(problem, at: location, notes: notes)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// A response key that identity reads must hold the field of that name.
  private mutating func checkAliases(_ scope: PlanScope, _ keys: Set<String>) {
    for entry in scope.entries {
      switch entry {
      case .membership: continue
      case .inline(_, let inner), .deferred(_, _, let inner): checkAliases(inner, keys)
      case .field(let key, let occurrences):
        guard keys.contains(key) else { continue }
        for occurrence in occurrences where occurrence.field.name.text != key {
          report(
            CompilerProblem.identityAlias(
              key: key, type: scope.type.name, selected: occurrence.field.name.text),
            occurrence.field.location)
        }
      }
    }
  }

  /// The key that objects of the type have, and the types among them that have another.
  private func keys(of type: SchemaType) -> (key: [String], others: [PlanSelection.TypeKey]) {
    guard type.isAbstract else { return (identity.key(of: type), []) }
    let members = schema.possibleTypes(of: type).map { schema[$0] }
    var key = identity.key(of: type)
    if key.isEmpty {
      let keys = members.map { identity.key(of: $0) }.filter { !$0.isEmpty }
      // A type that the build never saw is likeliest keyed as types are by default.
      key = config.defaultKeys.map { [$0] }.first { keys.contains($0) } ?? mostFrequent(keys)
    }
    let others = members.compactMap { member -> PlanSelection.TypeKey? in
      let own = identity.key(of: member)
      guard own != key, !own.isEmpty else { return nil }
      return PlanSelection.TypeKey(type: schema.recordName(of: member), key: own)
    }
    return (key, others.sorted { $0.type < $1.type })
  }

  private func mostFrequent(_ keys: [[String]]) -> [String] {
    var counts: [[String]: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    return counts.min {
      $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
    }?.key ?? []
  }

  private func lookup(_ field: TypedField) -> PlanLookup? {
    guard field.parent.id == schema.query.id,
      let lookup = config.lookup(ofField: field.name.text)
    else { return nil }
    var key: [KeyValue] = []
    for name in lookup.arguments {
      guard let value = field.arguments.value(of: name.value) else { return nil }
      if case .null = value { return nil }
      key.append(
        KeyValue(value, type: field.definition.argument(name.value)?.type, in: schema))
    }
    let type = lookup.type?.value ?? (field.type.kind == .object ? field.type.name : nil)
    return PlanLookup(type: type, key: key)
  }
}

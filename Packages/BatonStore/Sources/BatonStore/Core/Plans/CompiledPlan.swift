/// A plan as the ingest and the check walk it: flat tables, made on first use and kept.
///
/// The tables depend on which conditions hold, and those of an abstract selection on the object's type,
/// so each combination is made when it first occurs and kept as long as the plan: who walks them holds
/// the plan, and so can point to them without counting.
final class CompiledPlan: @unchecked Sendable {
  // State, all guarded by `lock`: what was made so far, and the dynamic keys by number.
  private let lock = Lock()
  private var concrete: [ConcreteName: UnsafePointer<CompiledSelection>] = [:]
  private var abstract: [AbstractName: UnsafePointer<CompiledSelection>] = [:]
  private var dynamicKeys: [DynamicKey] = []
  private var dynamicNumbers: [ObjectIdentifier: Int32] = [:]

  private let rootSelection: Selection
  /// The variables that conditions name, each once.
  private let conditionVariables: [String]
  /// Whether a spread is under `@defer`.
  let isDeferring: Bool
  /// Whether a field is of the client's own schema.
  let hasClientFields: Bool

  private struct ConcreteName: Hashable {
    let type: UInt32
    let parts: [SelectionPart]
    let conditions: Conditions
    let claimed: [UInt32]
  }

  private struct AbstractName: Hashable {
    let parts: [SelectionPart]
    let conditions: Conditions
  }

  /// Which of the condition variables are true.
  struct Conditions: Hashable, Sendable {
    fileprivate let values: [Bool]
  }

  init(_ root: Selection) {
    rootSelection = root
    var survey = PlanSurvey()
    survey.visit(root)
    conditionVariables = survey.conditionVariables.map(\.text)
    isDeferring = survey.isDeferring
    hasClientFields = survey.hasClientFields
  }

  deinit {
    for selection in concrete.values { CompiledSelection.destroy(selection) }
    for selection in abstract.values { CompiledSelection.destroy(selection) }
  }

  func conditions(for variables: Variables) -> Conditions {
    Conditions(values: conditionVariables.map { variables[$0]?.json == "true" })
  }

  /// The root's tables. Its type is the kind's, whatever the plan says.
  func root(kind: OperationKind, conditions: Conditions) -> UnsafePointer<CompiledSelection> {
    let type = Registry.shared.type(named: Root(kind).typeName)
    return lock.withLock {
      locked(concrete: type, [SelectionPart(selection: rootSelection)], conditions, claimed: [])
    }
  }

  /// The tables of an abstract selection for objects of a type; `claimed` lists the
  /// abstract types that an object of an unlisted type claims, in the order of the memberships.
  func variant(
    of selection: UnsafePointer<CompiledSelection>, type: UInt32, claimed: [UInt32]
  ) -> UnsafePointer<CompiledSelection> {
    let parts = selection.pointee.parts.takeUnretainedValue()
    return lock.withLock {
      locked(concrete: type, parts.parts, parts.conditions, claimed: claimed)
    }
  }

  func dynamicKey(_ number: Int32) -> DynamicKey {
    lock.withLock { dynamicKeys[Int(number)] }
  }

  /// How many keys with variables were met so far; they are numbered from 0.
  var dynamicKeyCount: Int32 { lock.withLock { Int32(dynamicKeys.count) } }

  // MARK: Under the lock

  private func locked(
    concrete type: UInt32, _ parts: [SelectionPart], _ conditions: Conditions, claimed: [UInt32]
  ) -> UnsafePointer<CompiledSelection> {
    let name = ConcreteName(
      type: type, parts: parts, conditions: conditions, claimed: claimed)
    if let made = concrete[name] { return made }
    var gathering = FieldGathering(
      type: type, claimed: claimed,
      holds: { condition in
        let index = self.conditionVariables.firstIndex { utf8Equal($0, condition.variable) }
        let value = index.map { conditions.values[$0] } ?? false
        return condition.isInclude ? value : !value
      })
    for part in parts { gathering.add(part) }
    let fields = gathering.fields.map { field in
      CompiledField(
        field, type: type,
        dynamic: field.key.flatMap { locked(dynamic: $0) },
        connection: (field.connection?.key).flatMap { locked(dynamic: $0) },
        child: field.children.isEmpty ? nil : locked(child: field.children, conditions))
    }
    let made = CompiledSelection.make(
      type: type, key: gathering.key, fields: fields, parts: PlanParts(parts, conditions),
      number: concrete.count)
    concrete[name] = made
    return made
  }

  private func locked(
    child parts: [SelectionPart], _ conditions: Conditions
  ) -> UnsafePointer<CompiledSelection> {
    // Where one of the merged selections knows the type, the object has it.
    if let known = parts.first(where: { !$0.selection.isAbstract }) {
      return locked(concrete: known.selection.type.number, parts, conditions, claimed: [])
    }
    let name = AbstractName(parts: parts, conditions: conditions)
    if let made = abstract[name] { return made }
    let made = CompiledSelection.makeAbstract(parts: PlanParts(parts, conditions))
    abstract[name] = made
    return made
  }

  private func locked(dynamic key: SlotKey) -> Int32? {
    guard case .dynamic(let slot) = key else { return nil }
    if let number = dynamicNumbers[ObjectIdentifier(slot.key)] { return number }
    let number = Int32(dynamicKeys.count)
    dynamicKeys.append(slot.key)
    dynamicNumbers[ObjectIdentifier(slot.key)] = number
    return number
  }
}

/// What an abstract selection's tables are made from, kept as long as the plan.
final class PlanParts: Sendable {
  let parts: [SelectionPart]
  let conditions: CompiledPlan.Conditions
  /// The `__isX` members there can be, and what each says.
  let memberships: [(name: MemberName, abstract: UInt32)]

  init(_ parts: [SelectionPart], _ conditions: CompiledPlan.Conditions) {
    self.parts = parts
    self.conditions = conditions
    var found: [(responseKey: String, abstract: UInt32)] = []
    for part in parts { PlanParts.collect(part.selection.fields, &found) }
    memberships = found.map { (MemberName($0.responseKey), $0.abstract) }
  }

  deinit {
    for membership in memberships { membership.name.deallocate() }
  }

  private static func collect(
    _ fields: [SelectionField], _ found: inout [(responseKey: String, abstract: UInt32)]
  ) {
    for field in fields {
      switch field {
      case .membership(let responseKey, let abstract):
        if !found.contains(where: { $0.abstract == abstract.number }) {
          found.append((responseKey, abstract.number))
        }
      case .inline(_, _, let fields), .deferred(_, _, _, let fields): collect(fields, &found)
      default: break
      }
    }
  }
}

extension SelectionField {
  var conditions: [Condition] {
    switch self {
    case .scalar(_, _, _, _, _, _, _, let when): when
    case .linked(_, _, _, _, _, _, _, _, let when, _): when
    case .typename(_, let when): when
    case .membership: []
    case .inline(_, let when, _): when
    case .deferred(_, _, let when, _): when
    }
  }
}

extension Condition {
  var variable: String {
    switch self {
    case .include(let name), .skip(let name): name
    }
  }

  var isInclude: Bool {
    if case .include = self { true } else { false }
  }
}

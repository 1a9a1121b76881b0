import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// A selection as the naive walk sees it, which knows nothing of compiled plans.
struct ReachSelection {
  indirect enum Field {
    case scalar(String)
    /// Under `key(n:$n)`.
    case scalarUnder(String)
    case link(String, plural: Bool, under: Bool, when: Bool, ReachSelection)
    /// Of the union; the members' selections.
    case either(String, node: ReachSelection, other: ReachSelection)
  }

  var fields: [Field] = []

  static func random(depth: Int, isConditional: Bool = false, _ random: inout RandomSource) -> Self
  {
    var selection = ReachSelection()
    for name in ["v", "w"] where random.chance(40) { selection.fields.append(.scalar(name)) }
    if !isConditional, random.chance(25) { selection.fields.append(.scalarUnder("s")) }
    guard depth > 0 else { return selection }
    for name in ["a", "b", "c", "d"] where random.chance(40) {
      let isUnder = name == "d"
      let when = !isUnder && random.chance(25)
      if isUnder, isConditional { continue }
      selection.fields.append(
        .link(
          name, plural: name == "c" || name == "d", under: isUnder, when: when,
          .random(depth: depth - 1, isConditional: isConditional || when, &random)))
    }
    if random.chance(30) {
      selection.fields.append(
        .either(
          "u", node: .random(depth: depth - 1, isConditional: true, &random),
          other: .random(depth: 0, isConditional: true, &random)))
    }
    return selection
  }
}

/// Variables of a root of the model.
struct ReachVariables: Hashable {
  let n: Int
  let p: Bool

  var variables: Variables { Variables(["n": Variable(n), "p": Variable(p)]) }
}

extension ReachSelection {
  static let node = RecordType("RNode")
  static let other = RecordType("ROther")
  static let either = RecordType("REither", possible: ["RNode", "ROther"])

  /// What is not below a union can have keys with variables.
  func compiled(_ type: RecordType) -> [SelectionField] {
    fields.map { field in
      switch field {
      case .scalar(let name):
        return .scalar(name, key: .fixed(type.slot(name)), kind: .int, list: false)
      case .scalarUnder(let name):
        return .scalar(
          name, key: .dynamic(type.slot(name, [.argument("n", .variable("n"))])), kind: .int,
          list: false)
      case .link(let name, let plural, let under, let when, let child):
        let key: SlotKey =
          under
          ? .dynamic(type.slot(name, [.argument("n", .variable("n"))])) : .fixed(type.slot(name))
        return .linked(
          name, key: key, plural: plural, when: when ? [.include("p")] : [],
          selection: child.keyed(Self.node))
      case .either(let name, let node, let other):
        let id = { (type: RecordType) in
          SelectionField.scalar("id", key: .fixed(type.slot("id")), kind: .id, list: false)
        }
        return .linked(
          name, key: .fixed(type.slot(name)), plural: false,
          selection: Selection(
            type: Self.either, key: ["id"], abstract: true,
            fields: [
              .typename("__typename"),
              .inline(on: Self.node, fields: [id(Self.node)] + node.compiled(Self.node)),
              .inline(on: Self.other, fields: [id(Self.other)] + other.compiled(Self.other)),
            ]))
      }
    }
  }

  private func keyed(_ type: RecordType) -> Selection {
    Selection(
      type: type, key: ["id"], abstract: false,
      fields: [.scalar("id", key: .fixed(type.slot("id")), kind: .id, list: false)]
        + compiled(type))
  }

  /// The members of an object that answers the selection.
  func response(_ values: ReachVariables, _ random: inout RandomSource) -> [String] {
    var members: [String] = []
    for field in fields {
      switch field {
      case .scalar(let name), .scalarUnder(let name):
        members.append("\"\(name)\":\(random.below(3))")
      case .link(let name, let plural, _, let when, let child):
        if when, !values.p { continue }
        if !plural, random.chance(15) {
          members.append("\"\(name)\":null")
          continue
        }
        let objects = (0..<(plural ? random.below(3) : 1)).map { _ in
          child.object("RNode", 6, values, &random)
        }
        let text = objects.joined(separator: ",")
        members.append("\"\(name)\":" + (plural ? "[" + text + "]" : text))
      case .either(let name, let node, let other):
        let isNode = random.chance(60)
        members.append(
          "\"\(name)\":"
            + (isNode
              ? node.object("RNode", 6, values, &random)
              : other.object("ROther", 3, values, &random)))
      }
    }
    return members
  }

  private func object(
    _ type: String, _ count: Int, _ values: ReachVariables, _ random: inout RandomSource
  ) -> String {
    let members = ["\"__typename\":\"\(type)\"", "\"id\":\"\(random.below(count))\""]
    return "{" + (members + response(values, &random)).joined(separator: ",") + "}"
  }
}

/// What a collection has to leave, found the naive way.
struct ReachModel {
  private let slots: [ObjectIdentifier: [String: Value]]
  private let hidden: [ObjectIdentifier: [String: [Record]]]
  private(set) var reached: Set<ObjectIdentifier> = []
  private(set) var claimed: Set<String> = []

  @MainActor init(_ store: Store) {
    var slots: [ObjectIdentifier: [String: Value]] = [:]
    for record in store.core.allRecords {
      record.forEachSlot { key, _, value in
        slots[ObjectIdentifier(record), default: [:]][Registry.shared.text(ofKey: key)] = value
      }
    }
    self.slots = slots
    var hidden: [ObjectIdentifier: [String: [Record]]] = [:]
    for kind in OperationKind.allCases { reached.insert(ObjectIdentifier(store.core.root(kind))) }
    for layer in store.core.layers {
      reached.formUnion(layer.named.map(ObjectIdentifier.init))
      for undo in layer.undo {
        let text = Registry.shared.text(ofKey: undo.key)
        claimed.insert(text)
        reached.formUnion(undo.value.targets.map(ObjectIdentifier.init))
        hidden[ObjectIdentifier(undo.record), default: [:]][text, default: []] += undo.value.targets
      }
    }
    self.hidden = hidden
  }

  /// Goes down a root's selection, each way on its own.
  mutating func walk(_ selection: ReachSelection, _ record: Record, _ values: ReachVariables) {
    reached.insert(ObjectIdentifier(record))
    for field in selection.fields {
      switch field {
      case .scalar: break
      case .scalarUnder(let name): claimed.insert("\(name)(n:\(values.n))")
      case .link(let name, _, let under, let when, let child):
        let key = under ? "\(name)(n:\(values.n))" : name
        if under { claimed.insert(key) }
        if when, !values.p { continue }
        claimKeys(of: child, values)
        for target in targets(record, key) { walk(child, target, values) }
      case .either(let name, let node, let other):
        for target in targets(record, name) {
          walk(target.type == ReachSelection.node.number ? node : other, target, values)
        }
      }
    }
  }

  /// A key is a root's whether it found a record that has it or not.
  private mutating func claimKeys(of selection: ReachSelection, _ values: ReachVariables) {
    for case .scalarUnder(let name) in selection.fields { claimed.insert("\(name)(n:\(values.n))") }
    for case .link(let name, _, let under, let when, let child) in selection.fields {
      if under { claimed.insert("\(name)(n:\(values.n))") }
      if !when { claimKeys(of: child, values) }
    }
  }

  private func targets(_ record: Record, _ key: String) -> [Record] {
    (slots[ObjectIdentifier(record)]?[key]?.targets ?? [])
      + (hidden[ObjectIdentifier(record)]?[key] ?? [])
  }

  /// Whether what is there answers a selection.
  func answers(_ selection: ReachSelection, _ record: Record, _ values: ReachVariables) -> Bool {
    let held = slots[ObjectIdentifier(record)] ?? [:]
    return selection.fields.allSatisfy { field in
      switch field {
      case .scalar(let name): return held[name] != nil
      case .scalarUnder(let name): return held["\(name)(n:\(values.n))"] != nil
      case .link(let name, _, let under, let when, let child):
        if when, !values.p { return true }
        guard let value = held[under ? "\(name)(n:\(values.n))" : name] else { return false }
        return value.targets.allSatisfy { answers(child, $0, values) }
      case .either(let name, let node, let other):
        guard let value = held[name] else { return false }
        return value.targets.allSatisfy {
          answers($0.type == ReachSelection.node.number ? node : other, $0, values)
        }
      }
    }
  }

  /// The slots that stay, by record.
  @MainActor func expected(_ store: Store) -> [String: Set<String>] {
    var expected: [String: Set<String>] = [:]
    for record in store.core.allRecords where reached.contains(ObjectIdentifier(record)) {
      let kept = (slots[ObjectIdentifier(record)] ?? [:]).filter { key, value in
        let isWhole = value.targets.allSatisfy { reached.contains(ObjectIdentifier($0)) }
        return isWhole && (!key.contains("(") || claimed.contains(key))
      }
      expected[record.fullKey] = Set(kept.keys)
    }
    return expected
  }
}

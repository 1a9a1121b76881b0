import BatonSchema

/// The record types and slots that generated code names, and what it calls them.
struct SlotTable {
  private var keys: [String: Set<StorageKey>] = [:]
  private var usedTypes: Set<String> = []
  // As Swift spells them, once all are named.
  private var typeNames: [String: String] = [:]
  private var structNames: [String: String] = [:]
  private var memberNames: [SlotReference: String] = [:]
  /// Made once all are known: names of keys with arguments are digests.
  private var sortedKeys: [String: [StorageKey]] = [:]
  /// Sorted by name.
  private(set) var types: [String] = []

  mutating func use(type: String) { usedTypes.insert(type) }

  mutating func use(_ slot: SlotReference) {
    usedTypes.insert(slot.type)
    keys[slot.type, default: []].insert(slot.key)
  }

  mutating func use(_ plan: Plan) {
    for selection in plan.selections {
      use(type: selection.type)
      for key in selection.keys { use(type: key.type) }
      use(selection.fields)
    }
  }

  private mutating func use(_ fields: [PlanField]) {
    for field in fields {
      switch field {
      case .scalar(_, let slot, _, _, _, _): use(slot)
      case .linked(_, let slot, _, let lookup, let marks, _, _):
        use(slot)
        if let type = marks.edit?.edgeType { use(type: type) }
        if let connection = marks.connection { use(connection.slot) }
        if let type = lookup?.type { use(type: type) }
      case .membership(_, let type): use(type: type)
      case .inline(let type, _, let fields):
        use(type: type)
        use(fields)
      case .deferred(_, _, let fields): use(fields)
      case .typename: continue
      }
    }
  }

  mutating func use(_ lens: Lens, _ schema: Schema) {
    for accessor in lens.accessors {
      switch accessor.kind {
      case .typename: continue
      case .scalar(let slot, _): use(slot)
      case .link(let slot, let link), .list(let slot, let link):
        use(slot)
        if link.isNonNull { use(type: schema.recordName(of: link.type)) }
      case .spread(_, let narrowed, _):
        if let narrowed { use(type: schema.recordName(of: narrowed)) }
      case .condition(let type, _): use(type: schema.recordName(of: type))
      case .aliased(let type, let mayBeOther, _):
        if mayBeOther { use(type: schema.recordName(of: type)) }
      }
    }
    for key in lens.refetch?.key ?? [] { use(key.slot) }
    for slot in lens.connection?.slots ?? [] { use(slot) }
    for nested in lens.nested { use(nested, schema) }
  }

  /// Gives everything its name; nothing may be added afterwards.
  mutating func nameAll() {
    types = usedTypes.sorted()
    sortedKeys = keys.mapValues(Self.sorted)
    var taken: Set<String> = ["schemaDigest"]
    for type in types {
      typeNames[type] = SwiftName.escaped(SwiftName.type(type, taken: &taken))
    }
    for type in types {
      structNames[type] = SwiftName.escaped(SwiftName.type(type + "Slots", taken: &taken))
    }
    for type in types {
      var members: Set<String> = SwiftName.reservedMembers
      for key in slots(of: type) {
        memberNames[SlotReference(type: type, key: key)] =
          SwiftName.escaped(SwiftName.member(key.memberName, taken: &members))
      }
    }
  }

  /// The keys in the records of a type: plain names first among equals, sorted by name and text.
  func slots(of type: String) -> [StorageKey] { sortedKeys[type] ?? [] }

  private static func sorted(_ keys: Set<StorageKey>) -> [StorageKey] {
    keys.map { (name: $0.memberName, text: $0.text, key: $0) }.sorted {
      $0.name != $1.name
        ? $0.name < $1.name : $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }.map(\.key)
  }

  func typeMember(_ type: String) -> String { typeNames[type] ?? SwiftName.escaped(type) }
  func structName(_ type: String) -> String { structNames[type] ?? SwiftName.escaped(type) }

  func slotMember(_ slot: SlotReference) -> String {
    memberNames[slot] ?? SwiftName.escaped(slot.key.memberName)
  }

  /// `Types.Character`
  func type(_ type: String) -> String { "Types." + typeMember(type) }

  /// `Slots.Character.name`
  func slot(_ slot: SlotReference) -> String {
    "Slots." + typeMember(slot.type) + "." + slotMember(slot)
  }
}

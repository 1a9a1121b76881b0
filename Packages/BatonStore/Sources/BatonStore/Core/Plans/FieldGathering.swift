/// One of the selections that are merged on an object.
struct SelectionPart: Hashable, Sendable {
  let selection: Selection
  /// Whether it comes with deferred parts alone (B-7).
  var isDeferred = false

  static func == (lhs: SelectionPart, rhs: SelectionPart) -> Bool {
    lhs.selection === rhs.selection && lhs.isDeferred == rhs.isDeferred
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(selection))
    hasher.combine(isDeferred)
  }
}

/// Gathers the fields that count on objects of one type: conditions decided, type conditions decided,
/// two selections of one response key merged.
struct FieldGathering {
  /// A field as gathered so far.
  struct Field {
    let responseKey: String
    let operation: CompiledField.Operation
    let key: SlotKey?
    let isPlural: Bool
    let lookup: Lookup?
    var connection: ConnectionLink?
    var edit: Edit?
    /// For a membership, the abstract type.
    var abstract: UInt32 = 0
    /// Of the client's own schema.
    var isClient = false
    /// It comes with deferred parts alone.
    var isDeferred = false
    /// Whether all who select the field catch its errors.
    var isCaught = false
    /// A link's selections.
    var children: [SelectionPart] = []
  }

  let type: UInt32
  /// The abstract types that the object itself says it satisfies (B-5.8).
  let claimed: [UInt32]
  let holds: (Condition) -> Bool
  private(set) var fields: [Field] = []
  private(set) var key: [String] = []
  private var isKeyKnown = false

  init(type: UInt32, claimed: [UInt32], holds: @escaping (Condition) -> Bool) {
    self.type = type
    self.claimed = claimed
    self.holds = holds
  }

  mutating func add(_ part: SelectionPart) {
    let selection = part.selection
    if !isKeyKnown {
      let own = selection.keys.first { Registry.shared.satisfies(type, $0.type.number) }
      key = own?.key ?? selection.key
      isKeyKnown = own != nil || !key.isEmpty
    }
    add(selection.fields, isDeferred: part.isDeferred)
  }

  private mutating func add(_ added: [SelectionField], isDeferred: Bool) {
    for field in added where field.conditions.allSatisfy(holds) {
      switch field {
      case .scalar(
        let responseKey, let key, let kind, let list, let client, let edit, let caught, _):
        add(
          Field(
            responseKey: responseKey, operation: .init(kind), key: key, isPlural: list, lookup: nil,
            edit: edit, isClient: client, isDeferred: isDeferred, isCaught: caught))
      case .linked(
        let responseKey, let key, let plural, let lookup, let connection, let client, let edit,
        let caught, _, let child):
        add(
          Field(
            responseKey: responseKey, operation: .link, key: key, isPlural: plural, lookup: lookup,
            connection: connection, edit: edit, isClient: client, isDeferred: isDeferred,
            isCaught: caught,
            children: [SelectionPart(selection: child, isDeferred: isDeferred)]))
      case .typename(let responseKey, _):
        add(
          Field(
            responseKey: responseKey, operation: .typename, key: nil, isPlural: false, lookup: nil,
            isDeferred: isDeferred))
      case .membership(let responseKey, let abstract):
        add(
          Field(
            responseKey: responseKey, operation: .membership, key: nil, isPlural: false,
            lookup: nil,
            abstract: abstract.number))
      case .inline(let condition, _, let fields):
        if claimed.contains(condition.number)
          || Registry.shared.satisfies(type, condition.number)
        {
          add(fields, isDeferred: isDeferred)
        }
      case .deferred(_, let unless, _, let fields):
        let isLate = unless.map { holds(.include($0)) } ?? true
        add(fields, isDeferred: isDeferred || isLate)
      }
    }
  }

  private mutating func add(_ field: Field) {
    let index = fields.firstIndex { utf8Equal($0.responseKey, field.responseKey) }
    guard let index else {
      fields.append(field)
      return
    }
    if fields[index].connection == nil { fields[index].connection = field.connection }
    if fields[index].edit == nil { fields[index].edit = field.edit }
    if !field.isCaught { fields[index].isCaught = false }
    if !field.isDeferred { fields[index].isDeferred = false }
    for child in field.children {
      let known = fields[index].children.firstIndex { $0.selection === child.selection }
      if let known {
        if !child.isDeferred { fields[index].children[known].isDeferred = false }
      } else {
        fields[index].children.append(child)
      }
    }
  }
}

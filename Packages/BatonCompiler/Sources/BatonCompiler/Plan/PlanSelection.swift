import BatonSchema

/// What a plan says about the object of one link (docs/generated-code.md, Plans).
struct PlanSelection: Hashable {
  struct TypeKey: Hashable {
    var type: String
    var key: [String]
  }

  /// The record type's name.
  var type: String
  var key: [String]
  var isAbstract: Bool
  /// Types whose key is another than `key`.
  var keys: [TypeKey]
  var fields: [PlanField]
}

indirect enum PlanField: Hashable {
  case scalar(
    String, slot: SlotReference, kind: PlanScalarKind, isList: Bool, marks: PlanMarks,
    when: [Condition])
  /// The selection is a number in the plan it belongs to.
  case linked(
    String, slot: SlotReference, isPlural: Bool, lookup: PlanLookup?, marks: PlanMarks,
    when: [Condition], selection: Int)
  case typename(String, when: [Condition])
  case membership(String, of: String)
  case inline(on: String, when: [Condition], fields: [PlanField])
  case deferred(TypedDeferral, when: [Condition], fields: [PlanField])
}

/// What a plan says about a field, besides where it is kept and what it is.
struct PlanMarks: Hashable {
  /// Of the client's own schema.
  var isClient = false
  var edit: PlanEdit?
  var connection: PlanConnection?
}

/// What a field's value does to lists.
struct PlanEdit: Hashable {
  var kind: TypedEdit.Kind
  var connections: KeyValue?
  var edgeType: String?

  init(_ edit: TypedEdit, _ schema: Schema) {
    kind = edit.kind
    connections = edit.connections.map { KeyValue($0, type: nil, in: schema) }
    edgeType = edit.edgeType
  }
}

enum PlanScalarKind: String, Hashable {
  case string, id, int, float, bool, custom
}

struct PlanLookup: Hashable {
  /// Nil for one that reaches several types.
  var type: String?
  var key: [KeyValue]
}

/// A key in the records of a type.
struct SlotReference: Hashable {
  /// The record type's name.
  var type: String
  var key: StorageKey
}

/// A plan: selections by number, the first being the root's.
struct Plan {
  var selections: [PlanSelection]
  /// What the runtime has to be able to do, each once.
  var needs: [PlanFeature] = []
}

/// What a plan needs beyond records, links and conditions: cases of the runtime's enum of this name.
enum PlanFeature: String, CaseIterable {
  case connection
  case appendEdge, prependEdge, appendNode, prependNode, deleteEdge, deleteRecord
  case `defer`
  case caughtErrors, thrownErrors

  init(_ edit: TypedEdit.Kind) {
    switch edit {
    case .appendEdge: self = .appendEdge
    case .prependEdge: self = .prependEdge
    case .appendNode: self = .appendNode
    case .prependNode: self = .prependNode
    case .deleteEdge: self = .deleteEdge
    case .deleteRecord: self = .deleteRecord
    }
  }
}

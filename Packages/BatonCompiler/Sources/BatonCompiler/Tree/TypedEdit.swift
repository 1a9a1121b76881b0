import BatonSchema

/// An edge directive: what a field of a payload does to lists (B-10).
struct TypedEdit {
  enum Kind: String, CaseIterable {
    case appendEdge, prependEdge, appendNode, prependNode, deleteEdge, deleteRecord

    /// Whether the field is an object, which is or becomes an edge, and not an id.
    var isInsertion: Bool { self != .deleteEdge && self != .deleteRecord }
    /// Whether an edge is made for the field's object.
    var makesEdge: Bool { self == .appendNode || self == .prependNode }
  }

  var kind: Kind
  /// Nil for a directive that concerns no list.
  var connections: Value?
  /// The type of the edges it makes.
  var edgeType: String?

  /// What decides whether two are one.
  var printed: String {
    "\(kind.rawValue) \(connections?.printed(.compact) ?? "") \(edgeType ?? "")"
  }

  /// The first one on a field; a field with several is refused.
  init?(_ directives: [Directive]) {
    for directive in directives {
      guard let kind = Kind(rawValue: directive.name.text) else { continue }
      self.kind = kind
      connections = directive.argument("connections")
      if case .string(let name) = directive.argument("edgeTypeName") { edgeType = name.text }
      return
    }
    return nil
  }
}

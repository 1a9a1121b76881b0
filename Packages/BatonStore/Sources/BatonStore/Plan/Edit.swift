/// What a field of a payload does to lists and records besides being stored (B-10).
///
/// `connections` are the ids of the connections concerned.
@_spi(Generated) public enum Edit: Sendable {
  /// Adds the field's edge.
  case appendEdge(connections: ArgumentValue)
  case prependEdge(connections: ArgumentValue)
  /// Adds an edge of the type, made for the field's object, or for each of its objects.
  case appendNode(connections: ArgumentValue, edgeType: RecordType)
  case prependNode(connections: ArgumentValue, edgeType: RecordType)
  /// Takes out the edges whose node has the field's value as its id.
  case deleteEdge(connections: ArgumentValue)
  /// Deletes the record whose id is the field's value.
  case deleteRecord
}

/// One member of a selection.
///
/// A `client` field is one of the client's own schema: no server is asked for it, so only payloads by
/// hand bring it, and nothing waits for it. An `edit` is what the field's value does to lists.
/// Errors of a `caught` field are handled by whoever selects it.
@_spi(Generated) public enum SelectionField: Sendable {
  case scalar(
    _ responseKey: String, key: SlotKey, kind: ScalarKind, list: Bool, client: Bool = false,
    edit: Edit? = nil, caught: Bool = false, when: [Condition] = [])
  case linked(
    _ responseKey: String, key: SlotKey, plural: Bool, lookup: Lookup? = nil,
    connection: ConnectionLink? = nil, client: Bool = false, edit: Edit? = nil,
    caught: Bool = false, when: [Condition] = [], selection: Selection)
  /// A `__typename`, whoever selected it; it has no slot.
  case typename(_ responseKey: String, when: [Condition] = [])
  /// `__isX: __typename`, which only a server that finds the object to be an `X` answers.
  case membership(_ responseKey: String, of: RecordType)
  /// Fields that count only where the object's type satisfies `on`.
  case inline(on: RecordType, when: [Condition] = [], fields: [SelectionField])
  /// Fields that a server may answer later, in a part of that label; at once where the variable `unless`
  /// is false.
  case deferred(
    label: String, unless: String? = nil, when: [Condition] = [], fields: [SelectionField])
}

/// Which slot a field's value is kept in.
@_spi(Generated) public enum SlotKey: Sendable {
  case fixed(Slot)
  case dynamic(DynamicSlot)
}

/// How a scalar's JSON is read.
@_spi(Generated) public enum ScalarKind: UInt8, Sendable {
  /// String and enums.
  case string
  /// An ID, which a server may write as a string or as an integer: both are its text.
  case id
  case int, float, bool
  /// Any JSON, kept as text.
  case custom
}

/// An `@include` or `@skip`, by its variable.
@_spi(Generated) public enum Condition: Sendable, Hashable {
  case include(String)
  case skip(String)
}

/// How a root field names a record by its key (B-13.3).
@_spi(Generated) public struct Lookup: Sendable {
  /// Nil where the field's type is abstract and the key names no type.
  let type: RecordType?
  let key: [ArgumentValue]

  /// - Parameter key: In the order of the type's key.
  public init(type: RecordType?, key: [ArgumentValue]) {
    self.type = type
    self.key = key
  }
}

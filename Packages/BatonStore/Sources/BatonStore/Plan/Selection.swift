/// What is selected on one object.
@_spi(Generated) public final class Selection: Sendable {
  let type: RecordType
  let key: [String]
  let keys: [TypeKey]
  let isAbstract: Bool
  let fields: [SelectionField]

  /// - Parameters:
  ///   - key: The response keys of the identity's fields, in the configured order; empty for an object
  ///     that is keyed by path.
  ///   - abstract: Whether the object's own `__typename` says its type.
  ///   - keys: In an abstract selection, the keys of those types that are keyed otherwise than by `key`.
  public init(
    type: RecordType, key: [String], abstract: Bool, keys: [TypeKey] = [], fields: [SelectionField]
  ) {
    self.type = type
    self.key = key
    self.keys = keys
    isAbstract = abstract
    self.fields = fields
  }
}

/// The identity of one possible type of an abstract selection.
@_spi(Generated) public struct TypeKey: Sendable {
  let type: RecordType
  let key: [String]

  public init(_ type: RecordType, _ key: [String]) {
    self.type = type
    self.key = key
  }
}

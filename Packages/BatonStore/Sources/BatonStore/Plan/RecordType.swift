/// A type of the schema, numbered once per process (B-1.1).
@_spi(Generated) @frozen public struct RecordType: Sendable, Hashable {
  /// 1 and up; 0 is no type.
  let number: UInt32

  init(number: UInt32) {
    self.number = number
  }

  /// - Parameters:
  ///   - name: The type's name in the schema. Equal names are one type.
  ///   - possible: For an interface or union, the object types it can be. Modules that name different
  ///     ones add up.
  ///   - transient: Whether its records stay in memory (`transient` in `baton.json`).
  public init(_ name: String, possible: [String]? = nil, transient: Bool = false) {
    number = Registry.shared.type(named: name)
    if let possible { Registry.shared.declareAbstract(number, possible: possible) }
    if transient { Registry.shared.declareTransient(number) }
  }

  public var name: String { Registry.shared.name(ofType: number) }

  /// The slot of a storage key without variables.
  ///
  /// - Parameter traits: What the schema or `baton.json` says of the field.
  public func slot(_ storageKey: String, _ traits: FieldTraits = []) -> Slot {
    Registry.shared.declare(traits, type: number, field: DynamicKey.field(of: storageKey))
    return Slot(Registry.shared.slot(type: number, storageKey: storageKey))
  }

  /// The slot of a storage key whose text depends on variables.
  public func slot(
    _ field: String, _ arguments: [StorageArgument], _ traits: FieldTraits = []
  ) -> DynamicSlot {
    Registry.shared.declare(traits, type: number, field: field)
    return DynamicSlot(DynamicKey(field: field, arguments: arguments))
  }
}

// Enums and custom scalars that have a Swift type: converted at each read (B-14.10).

extension Anchor {
  @_spi(Generated) @MainActor @inlinable
  public func enumeration<Value: EnumValue>(_ slot: Slot) -> Value? {
    stringOnly(slot.address, isNonNull: false).map(Value.init(rawValue:))
  }

  @_spi(Generated) @MainActor @inlinable
  public func enumeration<Value: EnumValue>(_ slot: Slot, or zero: Value) -> Value {
    stringOnly(slot.address, isNonNull: true).map(Value.init(rawValue:)) ?? zero
  }

  /// Nil for a null, for nothing, and for a text that does not convert.
  ///
  /// - Parameter nonNull: Whether the schema has no null there, so that one is reported: a type that an
  ///   app maps has no value to read in its place.
  @_spi(Generated) @MainActor @inlinable
  public func mapped<Value: CustomScalar>(_ slot: Slot, nonNull: Bool = false) -> Value? {
    guard let text = stringOnly(slot.address, isNonNull: nonNull) else { return nil }
    if let value = Value(scalarText: text) { return value }
    reportUnexpected(slot.address)
    return nil
  }

  @MainActor @usableFromInline func stringOnly(_ slot: SlotAddress, isNonNull: Bool) -> String? {
    let value = record.read(slot).value
    if case .string(let text) = value { return text }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @usableFromInline func reportUnexpected(_ slot: SlotAddress) {
    report(slot, .null, isNonNull: true)
  }
}

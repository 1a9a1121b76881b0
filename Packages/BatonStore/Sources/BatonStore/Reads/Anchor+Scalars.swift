// Reads of one scalar (B-14.2). What an accessor costs is here: one load, one registration.
//
// Measured: a call of one of these is cheaper than its body in every accessor, which makes accessors too
// large to be inlined themselves.

extension Anchor {
  @_spi(Generated) @MainActor @inline(never)
  public func string(_ slot: Slot) -> String? {
    if let value = record.string(slot.address) { return value }
    return otherText(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inline(never)
  public func string(_ slot: Slot, or zero: String) -> String {
    if let value = record.string(slot.address) { return value }
    return otherText(slot.address, isNonNull: true) ?? zero
  }

  @_spi(Generated) @MainActor @inline(never)
  public func int(_ slot: Slot) -> Int? {
    if let value = record.int(slot.address) { return value }
    return otherInt(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inline(never)
  public func int(_ slot: Slot, or zero: Int) -> Int {
    if let value = record.int(slot.address) { return value }
    return otherInt(slot.address, isNonNull: true) ?? zero
  }

  @_spi(Generated) @MainActor @inline(never)
  public func double(_ slot: Slot) -> Double? {
    if let value = record.double(slot.address) { return value }
    return otherDouble(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inline(never)
  public func double(_ slot: Slot, or zero: Double) -> Double {
    if let value = record.double(slot.address) { return value }
    return otherDouble(slot.address, isNonNull: true) ?? zero
  }

  @_spi(Generated) @MainActor @inline(never)
  public func bool(_ slot: Slot) -> Bool? {
    if let value = record.bool(slot.address) { return value }
    return otherBool(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inline(never)
  public func bool(_ slot: Slot, or zero: Bool) -> Bool {
    if let value = record.bool(slot.address) { return value }
    return otherBool(slot.address, isNonNull: true) ?? zero
  }
}

// What the fast reads leave: nothing is registered yet.
extension Anchor {
  @MainActor @inline(never)
  func otherText(_ slot: SlotAddress, isNonNull: Bool) -> String? {
    let value = record.read(slot).value
    if let scalar = value.scalar, let text = scalar.text { return text }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @inline(never)
  func otherInt(_ slot: SlotAddress, isNonNull: Bool) -> Int? {
    let value = record.read(slot).value
    if let scalar = value.scalar, let int = scalar.int { return int }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @inline(never)
  func otherDouble(_ slot: SlotAddress, isNonNull: Bool) -> Double? {
    let value = record.read(slot).value
    if let scalar = value.scalar, let double = scalar.double { return double }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @inline(never)
  func otherBool(_ slot: SlotAddress, isNonNull: Bool) -> Bool? {
    let value = record.read(slot).value
    if let scalar = value.scalar, let bool = scalar.bool { return bool }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  /// Tells the store's hook that a read did not find what it should have. A null in a nullable place is
  /// no news; nor is a placeholder's emptiness, or that of a record the store let go of.
  @MainActor func report(_ slot: SlotAddress, _ value: Value, isNonNull: Bool) {
    if case .null = value, !isNonNull { return }
    // Only a payload by hand brings a client field, if any does.
    let field = Registry.shared.field(ofKey: slot.key)
    let isClient = Registry.shared.traits(type: record.type, field: field).contains(.client)
    if value.isMissing, isClient { return }
    report(slot, as: value.isMissing ? .missing : .unexpected)
  }

  /// A slot without a key is read by a lens whose operation the store let go of: it has no field to name.
  @MainActor func report(_ slot: SlotAddress, as kind: ReadProblem.Kind) {
    guard let core = record.home, slot.key != 0, !record.isPlaceholder, !record.isDeleted,
      let hook = core.onReadProblem
    else { return }
    hook(
      ReadProblem(
        kind: kind, type: Registry.shared.name(ofType: record.type),
        field: Registry.shared.field(ofKey: slot.key),
        root: core.owners.scope(ownerNumber).map { RootID(number: $0.base) }))
  }
}

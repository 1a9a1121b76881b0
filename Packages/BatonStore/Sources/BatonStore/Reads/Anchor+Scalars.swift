// Reads of one scalar (B-14.2). What an accessor costs is here: one load, one registration.

extension Anchor {
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func string(_ slot: Slot) -> String? {
    let value = record.read(slot.address)
    if value.tag.pointee == .string { return value.string.pointee }
    return otherText(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func string(_ slot: Slot, or zero: String) -> String {
    let value = record.read(slot.address)
    if value.tag.pointee == .string { return value.string.pointee }
    return otherText(slot.address, isNonNull: true) ?? zero
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func int(_ slot: Slot) -> Int? {
    let value = record.read(slot.address)
    if value.tag.pointee == .int { return value.int }
    return otherInt(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func int(_ slot: Slot, or zero: Int) -> Int {
    let value = record.read(slot.address)
    if value.tag.pointee == .int { return value.int }
    return otherInt(slot.address, isNonNull: true) ?? zero
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func double(_ slot: Slot) -> Double? {
    let value = record.read(slot.address)
    if value.tag.pointee == .double { return value.double }
    return otherDouble(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func double(_ slot: Slot, or zero: Double) -> Double {
    let value = record.read(slot.address)
    if value.tag.pointee == .double { return value.double }
    return otherDouble(slot.address, isNonNull: true) ?? zero
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func bool(_ slot: Slot) -> Bool? {
    let value = record.read(slot.address)
    if value.tag.pointee == .bool { return value.bool }
    return otherBool(slot.address, isNonNull: false)
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func bool(_ slot: Slot, or zero: Bool) -> Bool {
    let value = record.read(slot.address)
    if value.tag.pointee == .bool { return value.bool }
    return otherBool(slot.address, isNonNull: true) ?? zero
  }
}

// What the fast reads leave: the slot was read and registered, and held something else.
extension Anchor {
  @MainActor @usableFromInline @inline(never)
  func otherText(_ slot: SlotAddress, isNonNull: Bool) -> String? {
    let value = held(slot)
    if let scalar = value.scalar, let text = scalar.text { return text }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @usableFromInline @inline(never)
  func otherInt(_ slot: SlotAddress, isNonNull: Bool) -> Int? {
    let value = held(slot)
    if let scalar = value.scalar, let int = scalar.int { return int }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @usableFromInline @inline(never)
  func otherDouble(_ slot: SlotAddress, isNonNull: Bool) -> Double? {
    let value = held(slot)
    if let scalar = value.scalar, let double = scalar.double { return double }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @usableFromInline @inline(never)
  func otherBool(_ slot: SlotAddress, isNonNull: Bool) -> Bool? {
    let value = held(slot)
    if let scalar = value.scalar, let bool = scalar.bool { return bool }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  /// What a slot holds, without registering a read.
  @MainActor func held(_ slot: SlotAddress) -> Value {
    record.find(slot)?.value ?? .missing
  }

  /// Tells the store's hook that a read did not find what it should have. A null in a nullable place is
  /// no news; nor is a placeholder's emptiness, or that of a record the store let go of.
  @MainActor func report(_ slot: SlotAddress, _ value: Value, isNonNull: Bool) {
    if case .null = value, !isNonNull { return }
    guard let core = record.home, !record.head.pointee.isPlaceholder,
      let hook = core.onReadProblem
    else { return }
    let key = Registry.shared.text(ofKey: slot.key)
    hook(
      ReadProblem(
        kind: value.isMissing ? .missing : .unexpected,
        type: Registry.shared.name(ofType: record.head.pointee.type),
        field: String(key.prefix { $0 != "(" }),
        operation: core.owners.scope(ownerNumber)?.operation))
  }
}

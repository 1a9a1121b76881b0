// Reads of lists of scalars (B-14.3). An element that does not fit is nil in its place where elements
// are nullable, and left out where they are not; it is reported once for the list.

extension Anchor {
  @_spi(Generated) @MainActor public func strings(_ slot: Slot) -> [String?]? {
    elements(slot.address, isNonNull: false, \.text)
  }

  @_spi(Generated) @MainActor public func strings(_ slot: Slot, or zero: [String?]) -> [String?] {
    elements(slot.address, isNonNull: true, \.text) ?? zero
  }

  @_spi(Generated) @MainActor public func nonNullStrings(_ slot: Slot) -> [String]? {
    present(slot.address, isNonNull: false, \.text)
  }

  @_spi(Generated) @MainActor
  public func nonNullStrings(_ slot: Slot, or zero: [String]) -> [String] {
    present(slot.address, isNonNull: true, \.text) ?? zero
  }

  @_spi(Generated) @MainActor public func ints(_ slot: Slot) -> [Int?]? {
    elements(slot.address, isNonNull: false, \.int)
  }

  @_spi(Generated) @MainActor public func ints(_ slot: Slot, or zero: [Int?]) -> [Int?] {
    elements(slot.address, isNonNull: true, \.int) ?? zero
  }

  @_spi(Generated) @MainActor public func nonNullInts(_ slot: Slot) -> [Int]? {
    present(slot.address, isNonNull: false, \.int)
  }

  @_spi(Generated) @MainActor public func nonNullInts(_ slot: Slot, or zero: [Int]) -> [Int] {
    present(slot.address, isNonNull: true, \.int) ?? zero
  }

  @_spi(Generated) @MainActor public func doubles(_ slot: Slot) -> [Double?]? {
    elements(slot.address, isNonNull: false, \.double)
  }

  @_spi(Generated) @MainActor public func doubles(_ slot: Slot, or zero: [Double?]) -> [Double?] {
    elements(slot.address, isNonNull: true, \.double) ?? zero
  }

  @_spi(Generated) @MainActor public func nonNullDoubles(_ slot: Slot) -> [Double]? {
    present(slot.address, isNonNull: false, \.double)
  }

  @_spi(Generated) @MainActor
  public func nonNullDoubles(_ slot: Slot, or zero: [Double]) -> [Double] {
    present(slot.address, isNonNull: true, \.double) ?? zero
  }

  @_spi(Generated) @MainActor public func bools(_ slot: Slot) -> [Bool?]? {
    elements(slot.address, isNonNull: false, \.bool)
  }

  @_spi(Generated) @MainActor public func bools(_ slot: Slot, or zero: [Bool?]) -> [Bool?] {
    elements(slot.address, isNonNull: true, \.bool) ?? zero
  }

  @_spi(Generated) @MainActor public func nonNullBools(_ slot: Slot) -> [Bool]? {
    present(slot.address, isNonNull: false, \.bool)
  }

  @_spi(Generated) @MainActor public func nonNullBools(_ slot: Slot, or zero: [Bool]) -> [Bool] {
    present(slot.address, isNonNull: true, \.bool) ?? zero
  }

  @_spi(Generated) @MainActor
  public func enumerations<Value: EnumValue>(_ slot: Slot) -> [Value?]? {
    elements(slot.address, isNonNull: false) { $0.string.map(Value.init(rawValue:)) }
  }

  @_spi(Generated) @MainActor
  public func enumerations<Value: EnumValue>(_ slot: Slot, or zero: [Value?]) -> [Value?] {
    elements(slot.address, isNonNull: true) { $0.string.map(Value.init(rawValue:)) } ?? zero
  }

  @_spi(Generated) @MainActor
  public func nonNullEnumerations<Value: EnumValue>(_ slot: Slot) -> [Value]? {
    present(slot.address, isNonNull: false) { $0.string.map(Value.init(rawValue:)) }
  }

  @_spi(Generated) @MainActor
  public func nonNullEnumerations<Value: EnumValue>(_ slot: Slot, or zero: [Value]) -> [Value] {
    present(slot.address, isNonNull: true) { $0.string.map(Value.init(rawValue:)) } ?? zero
  }

  @_spi(Generated) @MainActor
  public func mappedList<Value: CustomScalar>(_ slot: Slot) -> [Value?]? {
    elements(slot.address, isNonNull: false) { $0.string.flatMap(Value.init(scalarText:)) }
  }

  @_spi(Generated) @MainActor
  public func mappedList<Value: CustomScalar>(_ slot: Slot, or zero: [Value?]) -> [Value?] {
    elements(slot.address, isNonNull: true) { $0.string.flatMap(Value.init(scalarText:)) } ?? zero
  }

  @_spi(Generated) @MainActor
  public func nonNullMappedList<Value: CustomScalar>(_ slot: Slot) -> [Value]? {
    present(slot.address, isNonNull: false) { $0.string.flatMap(Value.init(scalarText:)) }
  }

  @_spi(Generated) @MainActor
  public func nonNullMappedList<Value: CustomScalar>(_ slot: Slot, or zero: [Value]) -> [Value] {
    present(slot.address, isNonNull: true) { $0.string.flatMap(Value.init(scalarText:)) } ?? zero
  }

  @MainActor private func elements<Element>(
    _ slot: SlotAddress, isNonNull: Bool, _ convert: (Scalar) -> Element?
  ) -> [Element?]? {
    guard let scalars = scalarList(slot, isNonNull: isNonNull) else { return nil }
    var result: [Element?] = []
    result.reserveCapacity(scalars.count)
    var fits = true
    for scalar in scalars {
      let element = scalar.isNull ? nil : convert(scalar)
      if element == nil, !scalar.isNull { fits = false }
      result.append(element)
    }
    if !fits { reportUnexpected(slot) }
    return result
  }

  @MainActor private func present<Element>(
    _ slot: SlotAddress, isNonNull: Bool, _ convert: (Scalar) -> Element?
  ) -> [Element]? {
    guard let scalars = scalarList(slot, isNonNull: isNonNull) else { return nil }
    var result: [Element] = []
    result.reserveCapacity(scalars.count)
    for scalar in scalars {
      if let element = convert(scalar) { result.append(element) }
    }
    if result.count < scalars.count { reportUnexpected(slot) }
    return result
  }

  @MainActor private func scalarList(_ slot: SlotAddress, isNonNull: Bool) -> [Scalar]? {
    let value = record.read(slot).value
    if case .scalars(let list) = value { return list.values }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }
}

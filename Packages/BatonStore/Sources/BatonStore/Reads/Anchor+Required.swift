// Reads under `@required` (B-14.5). A null makes the lens around the field absent, or the read throw.

extension Anchor {
  /// Whether a required field has no value.
  ///
  /// - Parameter logs: Whether a null is told to the log.
  @_spi(Generated) @MainActor public func lacks(_ slot: Slot, logs: Bool = false) -> Bool {
    let value = record.read(slot.address).value
    switch value {
    case .missing:
      report(slot.address, value, isNonNull: false)
      return true
    case .null:
      if logs { report(slot.address, as: .requiredFieldMissing) }
      return true
    case .link(let target): return target.isDeleted
    case .bool, .int, .double, .string, .list, .scalars: return false
    }
  }

  /// The lens over this place, unless a null makes it absent.
  @_spi(Generated) @MainActor public func present<Element: Lens>() -> Element? {
    let lens = Element(anchor: self)
    return lens.missingField == nil ? lens : nil
  }

  /// The lenses of a list, without those that a null makes absent; nil where the list is null or missing.
  @_spi(Generated) @MainActor
  public func presentList<Element: Lens>(_ slot: Slot) -> List<Element>? {
    let list: List<Element>? = list(slot)
    return list?.present
  }

  @_spi(Generated) @MainActor
  public func presentList<Element: Lens>(_ slot: Slot, or zero: List<Element>) -> List<Element> {
    list(slot, or: zero).present
  }

  /// What is read of a slot; it throws where that is nothing.
  @_spi(Generated) @MainActor public func required<Value>(
    _ slot: Slot, _ read: (Anchor, Slot) -> Value?
  ) throws(RequiredFieldError) -> Value {
    if let value = read(self, slot) { return value }
    throw RequiredFieldError(
      type: Registry.shared.name(ofType: record.type),
      field: Registry.shared.field(ofKey: slot.address.key))
  }
}

extension List {
  /// The list itself where every element is there.
  @MainActor fileprivate var present: List {
    let records = links.records.filter { record in
      Element(anchor: Anchor(record: record, owner: owner, origin: origin)).missingField == nil
    }
    if records.count == links.records.count { return self }
    return List(links: LinkList(ContiguousArray(records)), owner: owner, origin: origin)
  }
}

// Reads through links (B-14.4).

extension Anchor {
  /// The linked record; nil where the link is null or missing.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func linked(_ slot: Slot) -> Anchor? {
    let value = record.read(slot.address)
    if value.tag.pointee == .link {
      return Anchor(record: value.link.pointee, owner: ownerNumber, origin: origin)
    }
    reportHeld(slot.address, isNonNull: false)
    return nil
  }

  /// The linked record, or the placeholder of its type, whose fields read as absent.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func linked(_ slot: Slot, or type: RecordType) -> Anchor {
    let value = record.read(slot.address)
    if value.tag.pointee == .link {
      return Anchor(record: value.link.pointee, owner: ownerNumber, origin: origin)
    }
    return placeholder(type.number, for: slot.address)
  }

  /// The linked records in order, without the null entries; nil where the list is null or missing.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func list<Element: Lens>(_ slot: Slot) -> List<Element>? {
    let value = record.read(slot.address)
    if value.tag.pointee == .list {
      return List(links: value.list.pointee, owner: ownerNumber, origin: origin)
    }
    reportHeld(slot.address, isNonNull: false)
    return nil
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func list<Element: Lens>(_ slot: Slot, or zero: List<Element>) -> List<Element> {
    let value = record.read(slot.address)
    if value.tag.pointee == .list {
      return List(links: value.list.pointee, owner: ownerNumber, origin: origin)
    }
    reportHeld(slot.address, isNonNull: true)
    return zero
  }

  @MainActor @usableFromInline @inline(never) func reportHeld(_ slot: SlotAddress, isNonNull: Bool)
  {
    report(slot, held(slot), isNonNull: isNonNull)
  }

  @MainActor @usableFromInline @inline(never)
  func placeholder(_ type: UInt32, for slot: SlotAddress) -> Anchor {
    reportHeld(slot, isNonNull: true)
    let target = record.home?.placeholder(type) ?? Record.absent
    return Anchor(record: target, owner: ownerNumber, origin: origin)
  }
}

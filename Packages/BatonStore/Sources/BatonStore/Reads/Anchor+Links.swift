// Reads through links (B-14.4).

extension Anchor {
  /// The linked record; nil where the link is null or missing.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func linked(_ slot: Slot) -> Anchor? {
    switch record.read(slot.address).pointee {
    case .link(let target): return Anchor(record: target, owner: ownerNumber, origin: origin)
    case .null: return nil
    default:
      reportHeld(slot.address, isNonNull: false)
      return nil
    }
  }

  /// The linked record, or the placeholder of its type, whose fields read as absent.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func linked(_ slot: Slot, or type: RecordType) -> Anchor {
    if case .link(let target) = record.read(slot.address).pointee {
      return Anchor(record: target, owner: ownerNumber, origin: origin)
    }
    return placeholder(type.number, for: slot.address)
  }

  /// The linked records in order, without the null entries; nil where the list is null or missing.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func list<Element: Lens>(_ slot: Slot) -> List<Element>? {
    switch record.read(slot.address).pointee {
    case .list(let links): return List(links: links, owner: ownerNumber, origin: origin)
    case .null: return nil
    default:
      reportHeld(slot.address, isNonNull: false)
      return nil
    }
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func list<Element: Lens>(_ slot: Slot, or zero: List<Element>) -> List<Element> {
    if case .list(let links) = record.read(slot.address).pointee {
      return List(links: links, owner: ownerNumber, origin: origin)
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

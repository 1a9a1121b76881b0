// Reads through links (B-14.4).

extension Anchor {
  /// The linked record; nil where the link is null or missing.
  @_spi(Generated) @MainActor @inline(never)
  public func linked(_ slot: Slot) -> Anchor? {
    if let target = record.link(slot.address), !target.isDeleted {
      return Anchor(record: target, owner: ownerNumber, origin: origin)
    }
    return otherLink(slot.address, isNonNull: false)
  }

  /// The linked record, or the placeholder of its type, whose fields read as absent.
  @_spi(Generated) @MainActor @inline(never)
  public func linked(_ slot: Slot, or type: RecordType) -> Anchor {
    if let target = record.link(slot.address), !target.isDeleted {
      return Anchor(record: target, owner: ownerNumber, origin: origin)
    }
    return otherLink(slot.address, isNonNull: true) ?? placeholder(type.number)
  }

  /// The linked records in order, without the null entries; nil where the list is null or missing.
  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func list<Element: Lens>(_ slot: Slot) -> List<Element>? {
    guard let links = links(slot.address, isNonNull: false) else { return nil }
    return List(links: links, owner: ownerNumber, origin: origin)
  }

  @_spi(Generated) @MainActor @inlinable @inline(__always)
  public func list<Element: Lens>(_ slot: Slot, or zero: List<Element>) -> List<Element> {
    guard let links = links(slot.address, isNonNull: true) else { return zero }
    return List(links: links, owner: ownerNumber, origin: origin)
  }

  /// The linked records in order, for values that are made of them; nil where the list is null or missing.
  @_spi(Generated) @MainActor public func anchors(_ slot: Slot) -> [Anchor]? {
    links(slot.address, isNonNull: false).map(anchors(of:))
  }

  @_spi(Generated) @MainActor public func anchors(_ slot: Slot, or zero: [Anchor]) -> [Anchor] {
    links(slot.address, isNonNull: true).map(anchors(of:)) ?? zero
  }

  private func anchors(of links: LinkList) -> [Anchor] {
    links.records.map { Anchor(record: $0, owner: ownerNumber, origin: origin) }
  }

  @MainActor @inline(never) @usableFromInline
  func links(_ slot: SlotAddress, isNonNull: Bool) -> LinkList? {
    if let links = record.list(slot) { return live(links) }
    return otherLinks(slot, isNonNull: isNonNull).map(live)
  }

  @MainActor @inline(never)
  func otherLink(_ slot: SlotAddress, isNonNull: Bool) -> Anchor? {
    let value = record.read(slot).value
    if case .link(let target) = value {
      if target.isDeleted { return nil }
      return Anchor(record: target, owner: ownerNumber, origin: origin)
    }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  @MainActor @inline(never)
  func otherLinks(_ slot: SlotAddress, isNonNull: Bool) -> LinkList? {
    let value = record.read(slot).value
    if case .list(let links) = value { return links }
    report(slot, value, isNonNull: isNonNull)
    return nil
  }

  /// The list without its deleted records (B-11.1).
  @MainActor private func live(_ links: LinkList) -> LinkList {
    guard let core = record.home, core.deleted > 0 else { return links }
    return links.live(at: core.deletionEpoch)
  }

  @MainActor @inline(never) func placeholder(_ type: UInt32) -> Anchor {
    let target = record.home?.placeholder(type) ?? Record.absent
    return Anchor(record: target, owner: ownerNumber, origin: origin)
  }
}

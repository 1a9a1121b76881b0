/// The lenses of a list of objects, in the server's order; its null entries are left out.
///
/// A list is a value: it shows the entries there were when it was read, and each lens in it reads its
/// record as it is now. Kept past its records' life, it keeps its count and its lenses read as absent.
/// Any thread may hold one; only the main actor reads through its lenses.
@frozen public struct List<Element: Lens>: RandomAccessCollection, Sendable {
  @usableFromInline let links: LinkList
  @usableFromInline let owner: UInt32
  @usableFromInline let origin: UInt32

  @inlinable init(links: LinkList, owner: UInt32, origin: UInt32) {
    self.links = links
    self.owner = owner
    self.origin = origin
  }

  /// A list without elements, for a view that shows an absent list as an empty one.
  public static var empty: List { List(links: .empty, owner: 0, origin: 0) }

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int { links.records.count }

  /// - Precondition: `position` is a valid index of the list.
  @inlinable public subscript(position: Int) -> Element {
    Element(
      anchor: Anchor(record: links.records[position], owner: owner, origin: origin))
  }
}

extension List: Equatable {
  /// Whether the lenses are equal in turn.
  public static func == (lhs: List, rhs: List) -> Bool {
    if lhs.links.records.isEmpty, rhs.links.records.isEmpty { return true }
    guard lhs.owner == rhs.owner, lhs.origin == rhs.origin else { return false }
    return lhs.links === rhs.links
      || lhs.links.records.elementsEqual(rhs.links.records, by: { $0 === $1 })
  }
}

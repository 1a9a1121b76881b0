/// Where a lens stands: a record, the operation value it is read for, and the record at which the
/// fragment it belongs to begins.
///
/// It is `@unchecked Sendable` for its record, whose contents only the main actor reads.
@frozen public struct Anchor: @unchecked Sendable {
  // One strong reference: the store is reached through the record, and only while it has the record.
  @usableFromInline let record: Record
  @usableFromInline let ownerNumber: UInt32
  /// The number of the record at which the fragment begins.
  @usableFromInline let origin: UInt32

  @inlinable @inline(__always) init(record: Record, owner: UInt32, origin: UInt32) {
    self.record = record
    ownerNumber = owner
    self.origin = origin
  }
}

extension Anchor: Equatable {
  @inlinable public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.record === rhs.record && lhs.ownerNumber == rhs.ownerNumber && lhs.origin == rhs.origin
  }
}

extension Anchor {
  /// Tells the record apart from any other of the process, for the lists of a user interface.
  @_spi(Generated) @_spi(Runtime) public var identity: RecordIdentity {
    RecordIdentity(record: record)
  }

  /// The same record, as the beginning of a fragment.
  @_spi(Generated) public func entering() -> Anchor {
    Anchor(record: record, owner: ownerNumber, origin: record.number)
  }

  /// The same record, as the beginning of a fragment that is read with these arguments, or with the
  /// operation's own variables where it takes none.
  @_spi(Generated) @MainActor public func entering(_ arguments: FragmentArguments) -> Anchor {
    let owner = record.home?.owners.number(entering: arguments, from: ownerNumber)
    return Anchor(record: record, owner: owner ?? ownerNumber, origin: record.number)
  }

  /// The record's concrete type, as the server named it.
  @_spi(Generated) public var typename: String {
    Registry.shared.name(ofType: record.type)
  }

  /// The scope in which keys with variables are rendered.
  @_spi(Generated) @inlinable public var owner: Owner {
    Owner(record: record, number: ownerNumber)
  }

  /// This place, if the record's type satisfies the condition.
  @_spi(Generated) @MainActor public func narrowed(to type: RecordType) -> Anchor? {
    let own = record.type
    if own == type.number { return self }
    return record.home?.satisfies(own, type.number) == true ? self : nil
  }

  /// This place, if all the conditions hold for the owner's variables.
  @_spi(Generated) @MainActor public func included(_ conditions: [Condition]) -> Anchor? {
    guard let scope = record.home?.owners.scope(ownerNumber) else { return nil }
    for condition in conditions where !condition.holds(for: scope.variables) { return nil }
    return self
  }
}

/// A record's identity: equal for two lenses over one record. It holds the record, so that no other can
/// come to have the same. It is `@unchecked Sendable` because it reads nothing of the record.
@_spi(Generated) @_spi(Runtime) public struct RecordIdentity: Hashable, @unchecked Sendable {
  private let record: Record

  init(record: Record) {
    self.record = record
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.record === rhs.record }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}

/// The operation value for which a lens reads.
@_spi(Generated) @frozen public struct Owner {
  @usableFromInline let record: Record
  @usableFromInline let number: UInt32

  @inlinable init(record: Record, number: UInt32) {
    self.record = record
    self.number = number
  }

  /// The slot of a key with variables; in a store that forgot the owner, one that holds nothing.
  @MainActor public func slot(_ dynamic: DynamicSlot) -> Slot {
    Slot(record.home?.owners.slot(dynamic.key, in: number) ?? SlotAddress(key: 0))
  }
}

extension Condition {
  /// A variable that is not set, or is not a Boolean, is false.
  func holds(for variables: Variables) -> Bool {
    switch self {
    case .include(let name): variables[name]?.json == "true"
    case .skip(let name): variables[name]?.json != "true"
    }
  }
}

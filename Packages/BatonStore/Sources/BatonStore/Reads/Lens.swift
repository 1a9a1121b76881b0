/// A view of one record that shows the fields one selection declares.
///
/// Generated code conforms; each accessor reads one slot and, on the main actor, registers the read of
/// that slot with Observation. Two lenses are equal when they show the same record, for the same
/// operation value, from the same fragment; what the record holds is not compared.
///
/// A lens kept past its record's life reads as absent.
public protocol Lens: Sendable, Equatable {
  var anchor: Anchor { get }
  init(anchor: Anchor)
}

extension Lens {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.anchor == rhs.anchor }
}

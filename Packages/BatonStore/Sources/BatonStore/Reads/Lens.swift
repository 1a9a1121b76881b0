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
  /// The way from the lens to the first null of a field under `@required`, which makes the lens absent;
  /// nil where there is none. Generated.
  @_spi(Generated) @MainActor var missingField: [String]? { get }
  /// Adds the errors of what the lens reads, as far as it catches none itself. Generated.
  @_spi(Generated) @MainActor func collectErrors(into errors: inout FieldErrors)
}

extension Lens {
  @_spi(Generated) @MainActor public var missingField: [String]? { nil }

  @_spi(Generated) @MainActor public func collectErrors(into errors: inout FieldErrors) {}

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.anchor == rhs.anchor }
}

import BatonSchema

/// A lens to generate: what an author selected on one type, as members of a Swift struct.
struct Lens {
  /// Of the struct, as it is written where it is declared.
  var swiftName: String
  var type: SchemaType
  var accessors: [LensAccessor]
  var nested: [Lens]
  /// What it has besides as the lens of a whole list.
  var connection: LensConnection?
  /// Of a `@refetchable` fragment's.
  var refetch: LensRefetch?
  /// Whether it is a value, which holds what it reads; those nested in one are.
  var isValue = false
  /// Whether something asks for the errors of what it reads.
  var collectsErrors = false

  /// Whether a null in what it reads makes what gives the lens nil.
  var mayBeAbsent: Bool { accessors.contains(where: \.bubbles) }
}

import BatonSchema

/// A fragment of a valid document.
struct TypedFragment {
  var definition: FragmentDefinition
  /// With arguments inlined, the name it is sent under; `definition` keeps the author's.
  var name: String
  var type: SchemaType
  /// Those of `@argumentDefinitions`, sorted by name.
  var parameters: [FragmentArgument]
  /// Those a server is sent.
  var directives: [Directive]
  var selections: [TypedSelection]

  /// `@throwOnFieldError`
  var throwsFieldErrors: Bool { definition.directives.named("throwOnFieldError") != nil }

  /// Of `@refetchable`: how its query finds the object again.
  var refetch: RefetchRoute?

  /// `@inline`: it is a value, made when its accessor is called, and no lens.
  var isValue: Bool { definition.directives.named("inline") != nil }

  var location: SourceLocation { SourceLocation(definition.source, definition.name.range) }
}

import BatonSchema

/// An operation of a valid document.
struct TypedOperation {
  var definition: OperationDefinition
  var name: String
  var type: SchemaType
  /// Those a server is sent.
  var directives: [Directive]
  var selections: [TypedSelection]
  /// The seconds of `@cacheExpiration`.
  var expiration: Int?
  /// What reading it needs of the runtime, the fragments it spreads apart.
  var needs: Set<PlanFeature> = []

  var kind: OperationKind { definition.kind }

  /// Of a query that was made for a `@refetchable` fragment: that.
  var refetches: String?

  /// `@throwOnFieldError`
  var throwsFieldErrors: Bool { definition.directives.named("throwOnFieldError") != nil }
}

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
  /// What reading it needs of the runtime, the fragments it spreads apart.
  var needs: Set<PlanFeature> = []

  /// `@throwOnFieldError`
  var throwsFieldErrors: Bool { definition.directives.named("throwOnFieldError") != nil }

  /// Of `@refetchable`: how its query finds the object again.
  var refetch: RefetchRoute?

  /// `@inline`: it is a value, made when its accessor is called, and no lens.
  var isValue: Bool { definition.directives.named("inline") != nil }

  var location: SourceLocation { SourceLocation(definition.source, definition.name.range) }
}

/// Every definition of a module.
struct TypedModule {
  var operations: [TypedOperation]
  var fragments: [TypedFragment]

  /// Applies a pass to the selections of every definition.
  mutating func rewrite(
    _ pass: (_ selections: [TypedSelection], _ type: SchemaType) -> [TypedSelection]
  ) {
    for index in operations.indices {
      operations[index].selections = pass(operations[index].selections, operations[index].type)
    }
    for index in fragments.indices {
      fragments[index].selections = pass(fragments[index].selections, fragments[index].type)
    }
  }
}

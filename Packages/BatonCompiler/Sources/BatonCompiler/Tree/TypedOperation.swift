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

  var kind: OperationKind { definition.kind }

  /// Of a query that was made for a `@refetchable` fragment: that.
  var refetches: String?

  var location: SourceLocation {
    SourceLocation(definition.source, definition.name?.range ?? .none)
  }

  /// `@throwOnFieldError`
  var throwsFieldErrors: Bool { definition.directives.named("throwOnFieldError") != nil }
}

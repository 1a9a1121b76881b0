import BatonSchema

/// `... on Type`; without a type written, the type around it.
struct TypedInline {
  var type: SchemaType
  var hasTypeCondition: Bool
  var directives: [Directive]
  var conditions: [Condition]
  var selections: [TypedSelection]
  var alias: TypedAlias?
  var caught: TypedCatch?
  var location: SourceLocation
}

import BatonSchema

/// `...Fragment`
struct TypedSpread {
  var name: Name
  /// Those of `@arguments`; none once they are inlined.
  var arguments: [Argument]
  var directives: [Directive]
  var conditions: [Condition]
  var alias: TypedAlias?
  var deferral: TypedDeferral?
  var location: SourceLocation
}

import BatonSchema

/// `...Fragment`
struct TypedSpread {
  var name: Name
  /// Those of `@arguments`; none once they are inlined.
  var arguments: [Argument]
  var directives: [Directive]
  var conditions: [Condition]
  var alias: TypedAlias?
  /// `@catch` around it takes in the fragment's errors; known once aliases are dropped.
  var isCaught = false
  var deferral: TypedDeferral?
  var location: SourceLocation
}

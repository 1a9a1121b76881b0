extension SchemaComparison {
  /// Those that every schema has are compared only where both texts declare them: a printed schema
  /// often leaves them out.
  mutating func directives() {
    func declared(_ schema: Schema, besides other: Schema) -> [SchemaDirective] {
      schema.directives.values.filter { directive in
        directive.location != nil
          && (other.directives[directive.name].map { $0.location != nil } ?? true)
      }
    }
    let directives = Self.match(
      declared(old, besides: new), declared(new, besides: old), by: \.name)
    for directive in directives.removed {
      report(.directiveRemoved, "@\(directive.name)", old: directive.location)
    }
    for (before, after) in directives.kept { directive(before, after) }
    for directive in directives.added {
      report(.directiveAdded, "@\(directive.name)", new: directive.location)
    }
  }

  private mutating func directive(_ before: SchemaDirective, _ after: SchemaDirective) {
    let coordinate = "@\(before.name)"
    for location in DirectiveLocation.allCases {
      let (was, isNow) = (before.locations.contains(location), after.locations.contains(location))
      guard was != isNow else { continue }
      report(
        was ? .directiveLocationRemoved : .directiveLocationAdded, coordinate,
        before: was ? location.rawValue : nil, after: isNow ? location.rawValue : nil,
        old: before.location, new: after.location)
    }
    if before.isRepeatable != after.isRepeatable {
      report(
        after.isRepeatable ? .directiveRepetitionAdded : .directiveRepetitionRemoved, coordinate,
        old: before.location, new: after.location)
    }
    inputs(before.arguments, after.arguments, .directiveArguments) { "\(coordinate)(\($0):)" }
  }
}

import BatonSchema

/// Sees to it that each `@alias` has a name, and has it alone among what is read beside it.
struct CheckAliases {
  private var diagnostics: [Diagnostic] = []

  static func run(_ module: TypedModule, _ schema: Schema) -> [Diagnostic] {
    var check = CheckAliases()
    module.forEachObject(schema) { check.visit($0) }
    return check.diagnostics
  }

  private mutating func visit(_ scope: ObjectScope) {
    for alias in scope.named where checkName(alias) {
      if let taken = scope.firstNamed(before: alias) {
        // The same fragment, say under another condition, is the same accessor.
        guard alias.fragment == nil || taken.fragment != alias.fragment else { continue }
        report(.aliasTaken(alias.name), alias.location, .init(.first, at: taken.location))
      } else if let field = scope.first(inOrAround: alias.name) {
        report(
          .aliasTaken(alias.name), alias.location,
          .init("The field is here.", at: field.location))
      }
    }
    checkOuterAliases(scope)
    for inline in scope.aliased where !inline.hasTypeCondition && inline.alias?.name == nil {
      guard let location = inline.alias?.location else { continue }
      diagnostics.append(Diagnostic(ReadingProblem.aliasNeedsName, at: location))
    }
  }

  /// A type condition's lens shows the aliases around it too, so a field in it may collide with one.
  private mutating func checkOuterAliases(_ scope: ObjectScope) {
    for outer in scope.outer where !outer.firstNamed.isEmpty {
      for (key, occurrences) in scope.fields {
        guard let alias = outer.firstNamed[key] else { continue }
        report(
          .aliasTaken(key), alias.location,
          .init("The field is here.", at: occurrences[0].location))
      }
    }
  }

  private mutating func checkName(_ alias: ObjectScope.Named) -> Bool {
    if Name.isValid(alias.name) { return true }
    diagnostics.append(
      Diagnostic(ReadingProblem.aliasNotName(alias.name), at: alias.location))
    return false
  }

  private mutating func report(
    _ problem: ReadingProblem, _ location: SourceLocation, _ note: Diagnostic.Note
  ) {
    diagnostics.append(Diagnostic(problem, at: location, notes: [note]))
  }
}

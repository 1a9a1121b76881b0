import BatonSchema

/// Holds `@catch` against other selections of the field, and sees to it that a fragment under it can be
/// read.
struct CheckCatch {
  private var diagnostics: [Diagnostic] = []

  static func run(_ module: TypedModule, _ schema: Schema) -> [Diagnostic] {
    var check = CheckCatch()
    module.forEachObject(schema) { scope in
      for (key, occurrences) in scope.fields { check.visit(key, occurrences, in: scope) }
      check.checkAliases(scope)
    }
    return check.diagnostics
  }

  private mutating func visit(_ key: String, _ occurrences: [TypedField], in scope: ObjectScope) {
    let other = scope.firstAround(key) ?? occurrences[0]
    for field in occurrences where field.caught?.target != other.caught?.target {
      let note = Diagnostic.Note(
        .other, at: other.caught?.location ?? other.location)
      report(.catchConflict(key), field.caught?.location ?? field.location, note)
    }
  }

  private mutating func checkAliases(_ scope: ObjectScope) {
    for inline in scope.conditions + scope.dissolved {
      guard let caught = inline.caught else { continue }
      report(.catchNeedsAlias, caught.location)
    }
  }

  private mutating func report(
    _ problem: ReadingProblem, _ location: SourceLocation, _ note: Diagnostic.Note? = nil
  ) {
    diagnostics.append(Diagnostic(problem, at: location, notes: note.map { [$0] } ?? []))
  }
}

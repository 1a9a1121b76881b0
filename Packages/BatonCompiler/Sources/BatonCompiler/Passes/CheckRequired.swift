import BatonSchema

/// Holds `@required` against the schema, against other selections of the field, and against the field
/// that a null of this one makes null.
struct CheckRequired {
  private var diagnostics: [Diagnostic] = []

  static func run(_ module: TypedModule, _ schema: Schema) -> [Diagnostic] {
    var check = CheckRequired()
    module.forEachObject(schema) { scope in
      for (key, occurrences) in scope.fields { check.visit(key, occurrences, in: scope) }
    }
    return check.diagnostics
  }

  private mutating func visit(_ key: String, _ occurrences: [TypedField], in scope: ObjectScope) {
    let other = scope.firstAround(key) ?? occurrences[0]
    for field in occurrences {
      if field.required?.action != other.required?.action {
        report(
          .requiredConflict(key), field.required?.location ?? field.location,
          .init(.other, at: other.required?.location ?? other.location))
      }
      guard let required = field.required else { continue }
      if let caught = field.caught { report(.requiredAndCatch(key), caught.location) }
      checkParents(key, required, scope)
    }
    checkType(key, occurrences)
  }

  private mutating func checkType(_ key: String, _ occurrences: [TypedField]) {
    guard let field = occurrences.first, let required = field.required,
      field.definition.type.isNonNull, !occurrences.contains(where: \.mayBubbleInto)
    else { return }
    report(.requiredNonNull(key), required.location)
  }

  private mutating func checkParents(
    _ key: String, _ required: TypedRequired, _ scope: ObjectScope
  ) {
    guard let parent = scope.parents.first(where: { $0.required != nil && !$0.isList }),
      let outer = parent.required, outer.action.severity > required.action.severity
    else { return }
    report(
      .requiredWeaker(
        field: key, action: required.action.rawValue, parent: parent.responseKey,
        parentAction: outer.action.rawValue),
      required.location, .init("The field around it is required here.", at: outer.location))
  }

  private mutating func report(
    _ problem: ReadingProblem, _ location: SourceLocation, _ note: Diagnostic.Note? = nil
  ) {
    diagnostics.append(Diagnostic(problem, at: location, notes: note.map { [$0] } ?? []))
  }
}

extension TypedField {
  /// Whether something below it is required, so that it may read as null whatever the schema says.
  fileprivate var mayBubbleInto: Bool {
    !isList && selections.contains(where: \.holdsRequired)
  }

  /// Whether a null below takes away an element, and not the field.
  fileprivate var isList: Bool { definition.type.element != nil }
}

extension TypedSelection {
  fileprivate var holdsRequired: Bool {
    switch self {
    case .field(let field): field.required.map { $0.action != .throw } ?? false
    case .inline(let inline):
      inline.alias == nil && inline.selections.contains(where: \.holdsRequired)
    case .spread: false
    }
  }
}

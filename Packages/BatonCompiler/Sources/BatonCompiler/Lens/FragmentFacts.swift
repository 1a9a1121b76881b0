import BatonSchema

/// What who spreads a fragment must know of it.
struct FragmentFacts {
  private var definitions: [String: TypedFragment] = [:]
  /// Those whose lens may be absent, by `@required` in them.
  private(set) var bubbling: Set<String> = []
  /// Those under `@throwOnFieldError`.
  private(set) var throwing: Set<String> = []
  /// Those spread where `@catch` asks for their errors.
  private var caught: Set<String> = []

  init(_ module: TypedModule, _ schema: Schema) {
    for fragment in module.fragments {
      if definitions[fragment.name] == nil { definitions[fragment.name] = fragment }
      if fragment.throwsFieldErrors { throwing.insert(fragment.name) }
      let scope = ObjectScope(fragment.type)
      scope.collect(fragment.selections, schema)
      let isBubbling = scope.fields.contains { _, occurrences in
        occurrences[0].required.map { $0.action != .throw } ?? false
      }
      if isBubbling { bubbling.insert(fragment.name) }
    }
    for operation in module.operations { findCaught(operation.selections, isCaught: false) }
    for fragment in module.fragments { findCaught(fragment.selections, isCaught: false) }
  }

  subscript(name: String) -> TypedFragment? { definitions[name] }

  func errors(of fragment: TypedFragment) -> ErrorHandling {
    if throwing.contains(fragment.name) { return .handled }
    return caught.contains(fragment.name) ? .collected : .none
  }

  private mutating func findCaught(_ selections: [TypedSelection], isCaught: Bool) {
    for selection in selections {
      switch selection {
      case .field(let field): findCaught(field.selections, isCaught: false)
      case .inline(let inline):
        // Another alias's accessor is read for itself.
        let isOwn = inline.alias == nil && isCaught
        findCaught(inline.selections, isCaught: isOwn || inline.caught != nil)
      case .spread(let spread): if isCaught { caught.insert(spread.name.text) }
      }
    }
  }
}

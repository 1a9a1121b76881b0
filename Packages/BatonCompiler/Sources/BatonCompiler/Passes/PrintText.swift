import BatonSchema

/// The text a server receives (C-1): the operation first, its fragments after it in the order of their names.
struct PrintText {
  private let fragments: [String: TypedFragment]

  /// - Parameter module: without what is the client's own.
  init(_ module: TypedModule) {
    fragments = Dictionary(module.fragments.map { ($0.name, $0) }) { first, _ in first }
  }

  func text(of operation: TypedOperation) -> String {
    var definition = operation.definition
    definition.description = nil
    definition.directives = operation.directives
    definition.selections = syntax(operation.selections)
    for index in definition.variables.indices { definition.variables[index].description = nil }
    let reached = reachedFragments(from: operation.selections).compactMap { fragments[$0] }
    let reachedDefinitions: [FragmentDefinition] = reached.map { syntax($0) }
    // A server refuses variables that nothing it sees uses (B-21.2).
    var used = UsedVariables()
    used.add(definition.selections)
    used.add(definition.directives)
    for fragment in reachedDefinitions {
      used.add(fragment.directives)
      used.add(fragment.selections)
    }
    definition.variables.removeAll { !used.names.contains($0.name.text) }
    return printed([.operation(definition)] + reachedDefinitions.map { .fragment($0) })
  }

  func text(of fragment: TypedFragment) -> String { printed([.fragment(syntax(fragment))]) }

  /// The names of the fragments that selections spread, directly or through others, sorted.
  func reachedFragments(from selections: [TypedSelection]) -> [String] {
    var reached: Set<String> = []
    var open = [selections]
    while let selections = open.popLast() {
      for selection in selections {
        switch selection {
        case .field(let field): open.append(field.selections)
        case .inline(let inline): open.append(inline.selections)
        case .spread(let spread):
          guard reached.insert(spread.name.text).inserted,
            let fragment = fragments[spread.name.text]
          else { continue }
          open.append(fragment.selections)
        }
      }
    }
    return reached.sorted()
  }

  /// The same by the names that their authors gave them, each once.
  func writtenFragments(from selections: [TypedSelection]) -> [String] {
    let names = reachedFragments(from: selections).map { fragments[$0]?.definition.name.text ?? $0 }
    return Set(names).sorted()
  }

  private func printed(_ definitions: [Definition]) -> String {
    Document(source: Source(name: "", bytes: []), definitions: definitions).printed(.compact)
  }

  private func syntax(_ fragment: TypedFragment) -> FragmentDefinition {
    var definition = fragment.definition
    definition.name = Name(fragment.name)
    definition.description = nil
    definition.directives = fragment.directives
    definition.selections = syntax(fragment.selections)
    return definition
  }

  private func syntax(_ selections: [TypedSelection]) -> [Selection] {
    selections.map { selection in
      var layers = ConditionDirectives.layers(for: selection.conditions)
      let conditions = layers.popLast() ?? []
      var result: Selection
      switch selection {
      case .field(let field):
        result = .field(
          Field(
            alias: field.alias, name: field.name, arguments: field.arguments,
            directives: conditions + field.directives, selections: syntax(field.selections)))
      case .spread(let spread):
        result = .spread(
          FragmentSpread(
            name: spread.name,
            directives: conditions + (spread.deferral.map { [$0.directive] } ?? [])
              + spread.directives))
      case .inline(let inline):
        result = .inline(
          InlineFragment(
            typeCondition: inline.hasTypeCondition ? Name(inline.type.name) : nil,
            directives: conditions + inline.directives, selections: syntax(inline.selections)))
      }
      while let outer = layers.popLast() {
        result = .inline(
          InlineFragment(typeCondition: nil, directives: outer, selections: [result]))
      }
      return result
    }
  }
}

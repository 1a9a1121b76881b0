extension SchemaRules {
  /// "Directives": a definition is not made of the directive itself, neither on its arguments nor on
  /// anything inside their types.
  @Sendable static func directiveCycles(_ draft: inout SchemaDraft) {
    let graph = DirectiveGraph(draft)
    let members = Cycles.members(nodes: 0..<(draft.directives.count + draft.types.count)) {
      graph.edges($0)
    }
    for index in members where index < draft.directives.count {
      let directive = draft.directives[index]
      guard !directive.isWellKnown else { continue }
      let definition = directive.definition
      draft.report(
        .directiveCycle(definition.name.text),
        SourceLocation(definition.source, definition.name.range))
    }
  }
}

/// Directives, then types, by number: what each is made of.
private struct DirectiveGraph {
  private let draft: SchemaDraft

  init(_ draft: SchemaDraft) { self.draft = draft }

  func edges(_ node: Int) -> [Int] {
    var targets: [Int] = []
    if node < draft.directives.count {
      add(draft.directives[node].definition.arguments, &targets)
      return targets
    }
    let type = draft.types[node - draft.directives.count]
    guard type.kind.isInput else { return [] }
    add(type.directives.map(\.node), &targets)
    for value in type.values { add(value.node.directives, &targets) }
    add(type.inputFields.map(\.node), &targets)
    return targets
  }

  private func add(_ inputs: [InputValueDefinition], _ targets: inout [Int]) {
    for input in inputs {
      add(input.directives, &targets)
      if let type = draft.typeIndex[input.type.name.text] {
        targets.append(draft.directives.count + type)
      }
    }
  }

  private func add(_ directives: [Directive], _ targets: inout [Int]) {
    for directive in directives {
      if let number = draft.directiveIndex[directive.name.text] { targets.append(number) }
    }
  }
}

extension ValidationContext {
  /// Flattens one operation or fragment into sites.
  mutating func collect(_ owner: Int) {
    let firstUsage = usages.count
    ownDepths.append(1)
    var names: [Name] = []
    var seen: Set<String> = []
    let firstSpread = spreads.count
    switch owners[owner] {
    case .operation(let operation):
      for variable in operation.variables {
        if let value = variable.defaultValue {
          addDefault(value, variable.type, owner)
        }
        add(variable.directives, .variableDefinition, owner)
      }
      add(operation.directives, operation.kind.location, owner)
      collect(operation.selections, schema.root(operation.kind), owner, depth: 1)
    case .fragment(let fragment):
      for argument in fragmentArguments[owner] {
        if let value = argument.defaultValue, let type = argument.type {
          values.append(ValueSite(value: value, type: type, owner: owner))
        }
      }
      add(fragment.directives, .fragmentDefinition, owner)
      let type = schema.type(fragment.typeCondition.text)
      collect(fragment.selections, type.flatMap { $0.isComposite ? $0 : nil }, owner, depth: 1)
    }
    for site in spreads[firstSpread...] where seen.insert(site.spread.name.text).inserted {
      names.append(site.spread.name)
    }
    spreadNames.append(names)
    spreadRanges.append(firstSpread..<spreads.count)
    usageRanges.append(firstUsage..<usages.count)
  }

  private mutating func collect(
    _ selections: [Selection], _ parent: SchemaType?, _ owner: Int, depth: Int
  ) {
    guard !selections.isEmpty else { return }
    ownDepths[owner] = max(ownDepths[owner], depth)
    for selection in selections {
      switch selection {
      case .field(let field):
        let definition = parent.flatMap { schema.field(field.name.text, of: $0) }
        fields.append(
          FieldSite(field: field, parent: parent, definition: definition, owner: owner))
        if let definition, let parent {
          add(
            field.arguments, definition.arguments, "\(parent.name).\(field.name.text)",
            field.name.range, owner)
        } else {
          addUsages(field.arguments, owner)
        }
        add(field.directives, .field, owner)
        let type = definition.map { schema.type(of: $0) }
        collect(
          field.selections, type.flatMap { $0.isComposite ? $0 : nil }, owner, depth: depth + 1)
      case .spread(let spread):
        spreads.append(SpreadSite(spread: spread, parent: parent, owner: owner, depth: depth))
        add(spread.directives, .fragmentSpread, owner, spread: spread.name.text)
        addArguments(of: spread, owner)
      case .inline(let inline):
        inlines.append(InlineSite(inline: inline, parent: parent, owner: owner))
        add(inline.directives, .inlineFragment, owner)
        let type = inline.typeCondition.map { schema.type($0.text) } ?? parent
        collect(
          inline.selections, type.flatMap { $0.isComposite ? $0 : nil }, owner, depth: depth + 1)
      }
    }
  }

  /// A spread without `@arguments` gives none, where the fragment may need some.
  private mutating func addArguments(of spread: FragmentSpread, _ owner: Int) {
    guard !spread.directives.contains(where: { $0.name.text == "arguments" }),
      let fragment = fragments[spread.name.text], !fragmentArguments[fragment].isEmpty
    else { return }
    let source = owners[fragment].source
    arguments.append(
      ArgumentsSite(
        arguments: [],
        parameters: fragmentArguments[fragment].compactMap { $0.parameter(in: schema, source) },
        name: "@arguments", range: spread.name.range, owner: owner))
  }

  mutating func addDefault(_ value: Value, _ type: TypeReference, _ owner: Int) {
    let site = ValueSite(value: value, type: type, owner: owner)
    values.append(site)
    defaults.append(site)
  }

  mutating func add(
    _ directives: [Directive], _ location: DirectiveLocation, _ owner: Int, spread: String? = nil
  ) {
    guard !directives.isEmpty else { return }
    self.directives.append(
      DirectivesSite(directives: directives, location: location, owner: owner))
    for directive in directives {
      guard let parameters = parameters(of: directive, spread: spread) else {
        addUsages(directive.arguments, owner)
        continue
      }
      add(directive.arguments, parameters, "@\(directive.name)", directive.name.range, owner)
    }
  }

  /// What a directive takes: of `@arguments`, what the fragment declares; nil if that is unknown.
  private func parameters(of directive: Directive, spread: String?) -> [SchemaInputValue]? {
    guard let definition = schema.directives[directive.name.text] else { return nil }
    guard definition.hasOpenArguments else { return definition.arguments }
    guard directive.name.text == "arguments", let spread, let fragment = fragments[spread] else {
      return nil
    }
    let declared = fragmentArguments[fragment]
    let source = owners[fragment].source
    let parameters = declared.compactMap { $0.parameter(in: schema, source) }
    return parameters.count == declared.count ? parameters : nil
  }

  private mutating func add(
    _ arguments: [Argument], _ parameters: [SchemaInputValue], _ name: String,
    _ range: SourceRange, _ owner: Int
  ) {
    self.arguments.append(
      ArgumentsSite(
        arguments: arguments, parameters: parameters, name: name, range: range, owner: owner))
    let index = parameters.index
    for argument in arguments {
      let parameter = parameters.named(argument.name.text, index)
      if let parameter {
        values.append(ValueSite(value: argument.value, type: parameter.type, owner: owner))
      }
      addUsages(
        argument.value,
        parameter.map {
          VariableUsage.Place(
            type: $0.type, hasDefault: $0.defaultValue != nil, isOneOfField: false)
        }, owner)
    }
  }

  private mutating func addUsages(_ arguments: [Argument], _ owner: Int) {
    for argument in arguments { addUsages(argument.value, nil, owner) }
  }
}

extension OperationKind {
  fileprivate var location: DirectiveLocation {
    switch self {
    case .query: .query
    case .mutation: .mutation
    case .subscription: .subscription
    }
  }
}

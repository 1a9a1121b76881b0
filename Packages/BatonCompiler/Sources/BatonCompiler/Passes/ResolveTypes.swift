import BatonSchema

/// Gives every selection its types, and takes out what is the client's business: `@include` and `@skip`
/// become conditions, client directives go.
struct ResolveTypes {
  let schema: Schema
  private var source: Source
  /// The name of the operation or fragment.
  private var definition: String

  static func run(_ documents: [Document], _ schema: Schema) -> TypedModule {
    var module = TypedModule(operations: [], fragments: [])
    for document in documents {
      for definition in document.definitions {
        switch definition {
        case .operation(let operation):
          guard let type = schema.root(operation.kind), let name = operation.name?.text else {
            continue
          }
          let pass = ResolveTypes(schema: schema, source: operation.source, definition: name)
          module.operations.append(
            TypedOperation(
              definition: operation, name: name, type: type,
              directives: pass.sent(operation.directives),
              selections: pass.resolve(operation.selections, on: type),
              expiration: pass.expiration(operation.directives)))
        case .fragment(let fragment):
          let pass = ResolveTypes(
            schema: schema, source: fragment.source, definition: fragment.name.text)
          guard let type = schema.type(fragment.typeCondition.text) else { continue }
          module.fragments.append(
            TypedFragment(
              definition: fragment, name: fragment.name.text, type: type,
              parameters: FragmentArgument.all(of: fragment)
                .sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) },
              directives: pass.sent(fragment.directives),
              selections: pass.resolve(fragment.selections, on: type)))
        case .schema, .type, .directive: continue
        }
      }
    }
    return module
  }

  private func resolve(_ selections: [Selection], on type: SchemaType) -> [TypedSelection] {
    selections.compactMap { selection in
      let location = SourceLocation(source, selection.range)
      let conditions = conditions(of: selection.directives)
      let directives = sent(selection.directives)
      switch selection {
      case .field(let field):
        guard let definition = schema.field(field.name.text, of: type) else { return nil }
        let fieldType = schema.type(of: definition)
        return .field(
          TypedField(
            alias: field.alias, name: field.name, arguments: field.arguments,
            directives: directives, conditions: conditions, parent: type, definition: definition,
            type: fieldType, selections: resolve(field.selections, on: fieldType),
            connection: connection(of: field),
            required: required(field.directives), caught: caught(field.directives),
            location: SourceLocation(source, field.responseKey.range),
            edit: TypedEdit(field.directives)))
      case .spread(let spread):
        return .spread(
          TypedSpread(
            name: spread.name,
            arguments: spread.directives.named("arguments")?.arguments ?? [],
            directives: directives, conditions: conditions, alias: alias(spread.directives),
            deferral: TypedDeferral(spread.directives, of: spread.name.text, in: definition),
            location: location))
      case .inline(let inline):
        let condition = inline.typeCondition.flatMap { schema.type($0.text) }
        return .inline(
          TypedInline(
            type: condition ?? type, hasTypeCondition: condition != nil, directives: directives,
            conditions: conditions, selections: resolve(inline.selections, on: condition ?? type),
            alias: alias(inline.directives), caught: caught(inline.directives),
            location: location))
      }
    }
  }

  private func conditions(of directives: [Directive]) -> [Condition] {
    var conditions: [Condition] = []
    for directive in directives {
      let isInclude = directive.name.text == "include"
      guard isInclude || directive.name.text == "skip" else { continue }
      switch directive.argument("if") {
      case .variable(let name):
        conditions.append(isInclude ? .include(name.text) : .skip(name.text))
      case .boolean(let value, _) where value != isInclude: conditions.append(.never)
      default: continue
      }
    }
    return [].adding(conditions)
  }

  private func sent(_ directives: [Directive]) -> [Directive] {
    directives.filter { directive in
      let name = directive.name.text
      return name != "include" && name != "skip" && name != "defer"
        && schema.directives[name]?.origin != .client
    }
  }

  private func connection(of field: Field) -> TypedConnection? {
    guard let directive = field.directives.named("connection"),
      case .string(let key)? = directive.argument("key")
    else { return nil }
    var filters: [String]?
    if case .list(let values, _)? = directive.argument("filters") {
      filters = values.compactMap { value in
        guard case .string(let name) = value else { return nil }
        return name.text
      }
    }
    return TypedConnection(
      key: key.text, filters: filters,
      isForward: field.arguments.contains { $0.name.text == "first" },
      isBackward: field.arguments.contains { $0.name.text == "last" },
      location: SourceLocation(source, directive.range))
  }

  private func alias(_ directives: [Directive]) -> TypedAlias? {
    guard let directive = directives.named("alias") else { return nil }
    guard let value = directive.argument("as"), case .string(let name) = value else {
      return TypedAlias(name: nil, location: SourceLocation(source, directive.range))
    }
    return TypedAlias(name: name.text, location: SourceLocation(source, value.range))
  }

  private func required(_ directives: [Directive]) -> TypedRequired? {
    guard let directive = directives.named("required"),
      case .enumeration(let name)? = directive.argument("action"),
      let action = TypedRequired.Action(rawValue: name.text)
    else { return nil }
    return TypedRequired(action: action, location: SourceLocation(source, directive.range))
  }

  private func caught(_ directives: [Directive]) -> TypedCatch? {
    guard let directive = directives.named("catch") else { return nil }
    var target = TypedCatch.Target.result
    if case .enumeration(let name)? = directive.argument("to") {
      target = TypedCatch.Target(rawValue: name.text) ?? .result
    }
    return TypedCatch(target: target, location: SourceLocation(source, directive.range))
  }

  private func expiration(_ directives: [Directive]) -> Int? {
    guard let directive = directives.named("cacheExpiration"),
      case .int(let number)? = directive.argument("seconds")
    else { return nil }
    return Int(number.digits)
  }
}

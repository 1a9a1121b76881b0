import BatonSchema

/// Writes the query of each `@refetchable` fragment (B-22): the fragment's arguments are its variables, and
/// what keys the object.
struct AddRefetchQueries {
  private let schema: Schema
  private let identity: Identity
  private let config: Configuration
  private var diagnostics: [Diagnostic] = []

  private init(schema: Schema, identity: Identity, config: Configuration) {
    self.schema = schema
    self.identity = identity
    self.config = config
  }

  static func run(
    _ module: inout TypedModule, _ schema: Schema, _ identity: Identity, _ config: Configuration
  ) -> [Diagnostic] {
    let refetchable = module.fragments.indices.filter {
      module.fragments[$0].definition.directives.named("refetchable") != nil
    }
    guard !refetchable.isEmpty else { return [] }
    var pass = AddRefetchQueries(schema: schema, identity: identity, config: config)
    let globals = FragmentVariables(module, schema)
    var taken: [String: SourceLocation] = [:]
    for operation in module.operations {
      let range = operation.definition.name?.range ?? .none
      taken[operation.name] = SourceLocation(operation.definition.source, range)
    }
    for fragment in module.fragments { taken[fragment.name] = fragment.location }
    for index in refetchable {
      let fragment = module.fragments[index]
      guard let directive = fragment.definition.directives.named("refetchable"),
        let name = pass.name(directive, in: fragment, &taken),
        let route = pass.route(name.text, to: fragment, directive)
      else { continue }
      module.fragments[index].refetch = route
      if let query = pass.query(name, fragment, route, directive, globals) {
        module.fragments[index].refetch?.variables = query.definition.variables.map(\.name.text)
        module.operations.append(query)
      }
    }
    return pass.diagnostics
  }

  private mutating func report(
    _ problem: FragmentProblem, _ fragment: TypedFragment, _ range: SourceRange,
    _ notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        problem, at: SourceLocation(fragment.definition.source, range), notes: notes))
  }

  private mutating func name(
    _ directive: Directive, in fragment: TypedFragment, _ taken: inout [String: SourceLocation]
  ) -> Name? {
    guard let value = directive.argument("queryName") else { return nil }
    guard case .string(let name) = value, Name.isValid(name.text) else {
      report(.refetchableName, fragment, value.range)
      return nil
    }
    if let other = taken[name.text] {
      report(
        .refetchableNameTaken(name.text), fragment, value.range,
        [.init(.other, at: other)])
      return nil
    }
    taken[name.text] = SourceLocation(fragment.definition.source, value.range)
    return Name(name.text, range: value.range)
  }

  /// By `node(id:)` where that reaches the type, else by the configured look-up of the type.
  private mutating func route(
    _ name: String, to fragment: TypedFragment, _ directive: Directive
  ) -> RefetchRoute? {
    let type = fragment.type
    if type.id == schema.query.id { return RefetchRoute(queryName: name, field: nil, key: []) }
    let key = identity.key(of: type)
    if key == ["id"], let node = schema.query.field("node"), node.argument("id") != nil,
      node.type.element == nil, schema.isSubtype(type, of: schema.type(of: node))
    {
      return RefetchRoute(queryName: name, field: node, key: [("id", "id")])
    }
    for lookup in config.lookups {
      guard let field = schema.query.field(lookup.fieldName),
        lookup.arguments.count == key.count, !key.isEmpty,
        lookup.type?.value ?? schema.type(of: field).name == type.name
      else { continue }
      return RefetchRoute(
        queryName: name, field: field, key: zip(lookup.arguments.map(\.value), key).map { ($0, $1) }
      )
    }
    report(
      .refetchableType(fragment: fragment.name, type: type.name), fragment, directive.range)
    return nil
  }

  private mutating func query(
    _ name: Name, _ fragment: TypedFragment, _ route: RefetchRoute, _ directive: Directive,
    _ globals: FragmentVariables
  ) -> TypedOperation? {
    var variables: [String: VariableDefinition] = [:]
    do throws(FragmentProblem) {
      for (name, type) in try globals.types(of: fragment.name) {
        variables[name] = VariableDefinition(name: Name(name), type: type)
      }
    } catch {
      report(error, fragment, directive.range)
      return nil
    }
    for parameter in fragment.parameters {
      guard let type = parameter.type else { continue }
      variables[parameter.name.text] = VariableDefinition(
        name: Name(parameter.name.text), type: type, defaultValue: parameter.defaultValue)
    }
    for (argument, _) in route.key {
      guard variables[argument] == nil, let type = route.field?.argument(argument)?.type else {
        report(
          .refetchableKeyArgument(argument, fragment: fragment.name), fragment, directive.range)
        return nil
      }
      variables[argument] = VariableDefinition(name: Name(argument), type: type)
    }
    let definition = fragment.definition
    let sorted = variables.values.sorted {
      $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8)
    }
    return TypedOperation(
      definition: OperationDefinition(
        source: definition.source, kind: .query, name: name, variables: sorted, selections: [],
        range: SourceRange(definition.range.end, definition.range.end)),
      name: name.text, type: schema.query, directives: [],
      selections: selections(fragment, route, directive), refetches: fragment.name)
  }

  private func selections(
    _ fragment: TypedFragment, _ route: RefetchRoute, _ directive: Directive
  ) -> [TypedSelection] {
    let location = SourceLocation(fragment.definition.source, directive.range)
    let spread = TypedSelection.spread(
      TypedSpread(
        name: Name(fragment.name),
        arguments: fragment.parameters.map {
          Argument(name: Name($0.name.text), value: .variable(Name($0.name.text)))
        }, directives: [], conditions: [], location: location))
    guard let field = route.field else { return [spread] }
    return [
      .field(
        TypedField(
          alias: nil, name: Name(field.name),
          arguments: route.key.map { argument, _ in
            Argument(name: Name(argument), value: .variable(Name(argument)))
          }, directives: [], conditions: [], parent: schema.query, definition: field,
          type: schema.type(of: field), selections: [spread], location: location))
    ]
  }
}

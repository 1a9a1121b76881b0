import BatonSchema

/// Turns the answer to the introspection query into the definitions it describes.
struct IntrospectionReader {
  let source: Source

  init(_ source: Source) { self.source = source }

  /// Defined by the specification, so that a schema need not define them.
  private static let standardDirectives: Set<String> = [
    "skip", "include", "deprecated", "specifiedBy", "oneOf",
  ]

  func document(_ root: JSONNode) throws(Diagnostic) -> Document {
    let schema = try schemaNode(root)
    let members = try object(schema, "`__schema`")
    var types: [TypeDefinition] = []
    for node in try list(members, "types") {
      if let type = try type(node) { types.append(type) }
    }
    var definitions: [Definition] = []
    if let definition = try schemaDefinition(members, types) {
      definitions.append(.schema(definition))
    }
    for node in try optionalList(members, "directives") {
      if let directive = try directive(node) { definitions.append(.directive(directive)) }
    }
    definitions += types.map { .type($0) }
    guard !types.isEmpty else { throw malformed("`types` names no type", schema) }
    return Document(source: source, definitions: definitions)
  }

  /// `__schema`, from a whole response or from its data alone.
  private func schemaNode(_ root: JSONNode) throws(Diagnostic) -> JSONNode {
    let response = try object(root, "The answer")
    if let schema = response["__schema"] { return schema }
    if let data = response["data"], case .object = data.value {
      let members = try object(data, "`data`")
      if let schema = members["__schema"] {
        if case .null = schema.value { try refuse(response) }
        return schema
      }
    }
    try refuse(response)
    throw malformed("`__schema` is missing", root)
  }

  /// Throws the first error that the answer itself tells, if there is any.
  private func refuse(_ response: JSONMembers) throws(Diagnostic) {
    guard let errors = response["errors"], case .array(let list) = errors.value,
      let first = list.first
    else { return }
    var message = "no message"
    if case .object(let members) = first.value,
      case .string(let text)? = members.first(where: { $0.key == "message" })?.value.value
    {
      message = text
    }
    throw Diagnostic(
      CompilerProblem.introspectionRefused(message), at: SourceLocation(source, first.range))
  }

  /// Nil where the names of the roots say all.
  private func schemaDefinition(
    _ members: JSONMembers, _ types: [TypeDefinition]
  ) throws(Diagnostic) -> SchemaDefinition? {
    let description = try description(members)
    var roots: [RootDefinition] = []
    var isImplied = description == nil
    let keys: [(OperationKind, String, String)] = [
      (.query, "queryType", "Query"), (.mutation, "mutationType", "Mutation"),
      (.subscription, "subscriptionType", "Subscription"),
    ]
    for (kind, key, usualName) in keys {
      let hasUsual = types.contains { $0.kind == .object && $0.name.text == usualName }
      guard let node = members.present(key) else {
        if kind == .query { throw malformed("`queryType` is missing", members.node) }
        if hasUsual { isImplied = false }
        continue
      }
      let name = try name(try object(node, "`\(key)`"))
      roots.append(RootDefinition(kind: kind, type: name))
      if name.text != usualName { isImplied = false }
    }
    return isImplied
      ? nil : SchemaDefinition(source: source, description: description, roots: roots)
  }

  private func directive(_ node: JSONNode) throws(Diagnostic) -> DirectiveDefinition? {
    let members = try object(node, "A directive")
    let name = try name(members)
    guard !Self.standardDirectives.contains(name.text) else { return nil }
    var locations: [DirectiveLocation] = []
    for location in try list(members, "locations") {
      guard case .string(let text) = location.value else {
        throw malformed("a location is \(location.kind), not a string", location)
      }
      // A place that this edition of the language has not is one where nothing of ours can stand.
      if let known = DirectiveLocation(rawValue: text) { locations.append(known) }
    }
    guard !locations.isEmpty else { return nil }
    return DirectiveDefinition(
      source: source, description: try description(members), name: name,
      arguments: try inputs(members, "args"), isRepeatable: try flag(members, "isRepeatable"),
      locations: locations)
  }
}

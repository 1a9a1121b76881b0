import BatonSchema

extension IntrospectionReader {
  private static let builtInScalars: Set<String> = ["Int", "Float", "String", "Boolean", "ID"]

  /// Nil for a type that every schema has.
  func type(_ node: JSONNode) throws(Diagnostic) -> TypeDefinition? {
    let members = try object(node, "A type")
    let name = try name(members)
    guard !name.text.hasPrefix("__"), !Self.builtInScalars.contains(name.text) else { return nil }
    let kind = try kind(members)
    var type = TypeDefinition(
      source: source, kind: kind, description: try description(members), name: name)
    switch kind {
    case .scalar:
      if let url = try optionalString(members, "specifiedByURL") {
        type.directives = [Self.directive("specifiedBy", "url", url)]
      }
    case .object, .interface:
      type.interfaces = try names(members, "interfaces")
      type.fields = try fields(members)
    case .union: type.members = try names(members, "possibleTypes")
    case .enumeration: type.values = try values(members)
    case .inputObject:
      if try flag(members, "isOneOf") { type.directives = [Directive(name: Name("oneOf"))] }
      type.inputFields = try inputs(members, "inputFields")
    }
    return type
  }

  private func kind(_ members: JSONMembers) throws(Diagnostic) -> TypeKind {
    switch try string(members, "kind") {
    case "SCALAR": .scalar
    case "OBJECT": .object
    case "INTERFACE": .interface
    case "UNION": .union
    case "ENUM": .enumeration
    case "INPUT_OBJECT": .inputObject
    case let other: throw malformed("`kind` is \(other), which no type is", members.node)
    }
  }

  private func names(_ members: JSONMembers, _ key: String) throws(Diagnostic) -> [Name] {
    var names: [Name] = []
    for node in try optionalList(members, key) {
      names.append(try name(try object(node, "A type")))
    }
    return names
  }

  private func fields(_ members: JSONMembers) throws(Diagnostic) -> [FieldDefinition] {
    var fields: [FieldDefinition] = []
    for node in try list(members, "fields") {
      let field = try object(node, "A field")
      fields.append(
        FieldDefinition(
          description: try description(field), name: try name(field),
          arguments: try inputs(field, "args"), type: try typeReference(field),
          directives: try deprecation(field)))
    }
    return fields
  }

  private func values(_ members: JSONMembers) throws(Diagnostic) -> [EnumValueDefinition] {
    var values: [EnumValueDefinition] = []
    for node in try list(members, "enumValues") {
      let value = try object(node, "A value of an enum")
      values.append(
        EnumValueDefinition(
          description: try description(value), name: try name(value),
          directives: try deprecation(value)))
    }
    return values
  }

  func inputs(
    _ members: JSONMembers, _ key: String
  ) throws(Diagnostic) -> [InputValueDefinition] {
    var inputs: [InputValueDefinition] = []
    for node in try list(members, key) {
      let input = try object(node, "An argument or input field")
      inputs.append(
        InputValueDefinition(
          description: try description(input), name: try name(input),
          type: try typeReference(input), defaultValue: try defaultValue(input),
          directives: try deprecation(input)))
    }
    return inputs
  }

  private func typeReference(_ members: JSONMembers) throws(Diagnostic) -> TypeReference {
    guard let node = members.present("type") else {
      throw malformed("`type` is missing", members.node)
    }
    return try typeReference(node)
  }

  /// JSON nests at most a hundred levels, so that recursion is safe.
  private func typeReference(_ node: JSONNode) throws(Diagnostic) -> TypeReference {
    let members = try object(node, "A type")
    let kind = try string(members, "kind")
    guard kind == "LIST" || kind == "NON_NULL" else { return .named(try name(members)) }
    guard let inner = members.present("ofType") else {
      throw malformed("`ofType` is missing: the type nests deeper than was asked for", node)
    }
    let type = try typeReference(inner)
    if kind == "LIST" { return .list(type, range: .none) }
    guard !type.isNonNull else { throw malformed("a type is non-null twice over", node) }
    return .nonNull(type, range: .none)
  }

  private func defaultValue(_ members: JSONMembers) throws(Diagnostic) -> Value? {
    guard let text = try optionalString(members, "defaultValue") else { return nil }
    guard let value = try? Value(parsing: Source(name: source.name, text: text)) else {
      throw malformed(
        "`defaultValue` is no value of GraphQL", members["defaultValue"] ?? members.node)
    }
    return value
  }

  private func deprecation(_ members: JSONMembers) throws(Diagnostic) -> [Directive] {
    guard try flag(members, "isDeprecated") else { return [] }
    guard let reason = try optionalString(members, "deprecationReason"),
      reason != "No longer supported"
    else { return [Directive(name: Name("deprecated"))] }
    return [Self.directive("deprecated", "reason", reason)]
  }

  private static func directive(_ name: String, _ argument: String, _ text: String) -> Directive {
    Directive(
      name: Name(name),
      arguments: [Argument(name: Name(argument), value: .string(StringValue(text)))])
  }
}

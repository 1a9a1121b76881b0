@testable import BatonCompiler
import BatonSchema

/// What a server of a schema answers to the introspection query, written from the schema alone.
struct IntrospectionAnswer {
  let schema: Schema

  var text: String {
    """
    {"data": {"__schema": {"description": \(json(schema.description)),
    "queryType": {"name": "\(schema.query.name)"},
    "mutationType": \(root(schema.mutation)), "subscriptionType": \(root(schema.subscription)),
    "types": \(list(schema.types.map(type))),
    "directives": \(list(schema.directives.values.filter { $0.origin == .server }
      .sorted { $0.name < $1.name }.map(directive)))}}}
    """
  }

  private func root(_ type: SchemaType?) -> String {
    type.map { #"{"name":"\#($0.name)"}"# } ?? "null"
  }

  private func type(_ type: SchemaType) -> String {
    let kind =
      switch type.kind {
      case .scalar: "SCALAR"
      case .object: "OBJECT"
      case .interface: "INTERFACE"
      case .union: "UNION"
      case .enumeration: "ENUM"
      case .inputObject: "INPUT_OBJECT"
      }
    let hasFields = type.kind == .object || type.kind == .interface
    return """
      {"kind": "\(kind)", "name": "\(type.name)", "description": \(json(type.description)),
      "specifiedByURL": \(json(text(of: "url", "specifiedBy", type.directives))),
      "isOneOf": \(type.kind == .inputObject ? "\(type.isOneOf)" : "null"),
      "fields": \(hasFields ? list(type.fields.map(field)) : "null"),
      "inputFields": \(type.kind == .inputObject ? list(type.inputFields.map(input)) : "null"),
      "interfaces": \(hasFields ? list(type.interfaces.map(reference)) : "null"),
      "enumValues": \(type.kind == .enumeration ? list(type.values.map(value)) : "null"),
      "possibleTypes": \(type.isAbstract ? list(schema.possibleTypes(of: type).map(reference)) : "null")}
      """
  }

  private func field(_ field: SchemaField) -> String {
    """
    {"name": "\(field.name)", "description": \(json(field.description)),
    "args": \(list(field.arguments.map(input))), "type": \(reference(field.type)),
    \(deprecation(field.directives))}
    """
  }

  private func input(_ input: SchemaInputValue) -> String {
    """
    {"name": "\(input.name)", "description": \(json(input.description)),
    "type": \(reference(input.type)),
    "defaultValue": \(json(input.defaultValue?.printed(.pretty))), \(deprecation(input.directives))}
    """
  }

  private func value(_ value: SchemaEnumValue) -> String {
    """
    {"name": "\(value.name)", "description": \(json(value.description)),
    \(deprecation(value.directives))}
    """
  }

  private func directive(_ directive: SchemaDirective) -> String {
    """
    {"name": "\(directive.name)", "description": \(json(directive.description)),
    "isRepeatable": \(directive.isRepeatable),
    "locations": \(list(DirectiveLocation.allCases.filter { directive.locations.contains($0) }
      .map { "\"\($0.rawValue)\"" })),
    "args": \(list(directive.arguments.map(input)))}
    """
  }

  private func deprecation(_ directives: [Directive]) -> String {
    guard directives.contains(where: { $0.name.text == "deprecated" }) else {
      return #""isDeprecated": false, "deprecationReason": null"#
    }
    let reason = text(of: "reason", "deprecated", directives) ?? "No longer supported"
    return #""isDeprecated": true, "deprecationReason": \#(json(reason))"#
  }

  private func text(of argument: String, _ name: String, _ directives: [Directive]) -> String? {
    let directive = directives.first { $0.name.text == name }
    let value = directive?.arguments.first { $0.name.text == argument }?.value
    if case .string(let string)? = value { return string.text }
    return nil
  }

  private func reference(_ id: TypeID) -> String { named(schema[id].name) }

  private func reference(_ type: TypeReference) -> String {
    switch type {
    case .named(let name): named(name.text)
    case .list(let inner, _): #"{"kind": "LIST", "name": null, "ofType": \#(reference(inner))}"#
    case .nonNull(let inner, _):
      #"{"kind": "NON_NULL", "name": null, "ofType": \#(reference(inner))}"#
    }
  }

  private func named(_ name: String) -> String {
    // Whoever reads it goes by the names of types, not by the kinds of references.
    #"{"kind": "OBJECT", "name": "\#(name)", "ofType": null}"#
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private func json(_ text: String?) -> String { text.map(KeyValue.quoted) ?? "null" }
}

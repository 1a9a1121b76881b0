/// An argument that a fragment declares: `@argumentDefinitions(count: {type: "Int", defaultValue: 10})`.
public struct FragmentArgument: Sendable {
  public let name: Name
  /// Nil where the definition says no type that parses.
  public let type: TypeReference?
  public let defaultValue: Value?
  let range: SourceRange
  /// What the definition says besides `type` and `defaultValue`.
  let unknownFields: [Name]

  /// Those of a fragment, in the order written.
  public static func all(of fragment: FragmentDefinition) -> [FragmentArgument] {
    fragment.directives.filter { $0.name.text == "argumentDefinitions" }
      .flatMap(\.arguments).map { FragmentArgument($0) }
  }

  private init(_ argument: Argument) {
    name = argument.name
    range = argument.value.range
    var type: TypeReference?
    var defaultValue: Value?
    var unknownFields: [Name] = []
    if case .object(let fields, _) = argument.value {
      for field in fields {
        if field.name.text == "type", case .string(let string) = field.value {
          type = try? TypeReference(parsing: Source(name: "", text: string.text))
        } else if field.name.text == "defaultValue" {
          defaultValue = field.value
        } else if field.name.text != "type" {
          unknownFields.append(field.name)
        }
      }
    }
    self.type = type
    self.defaultValue = defaultValue
    self.unknownFields = unknownFields
  }

  /// As a parameter of `@arguments`; nil without a type that the schema has.
  func parameter(in schema: Schema, _ source: Source) -> SchemaInputValue? {
    guard let type, let named = schema.type(within: type) else { return nil }
    return SchemaInputValue(
      InputValueDefinition(name: name, type: type, defaultValue: defaultValue), typeID: named.id,
      isClientOnly: true, location: SourceLocation(source, name.range))
  }
}

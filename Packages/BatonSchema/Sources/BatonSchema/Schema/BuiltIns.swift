/// What a schema has without declaring it.
enum BuiltIns {
  static let scalars: Set<String> = ["Int", "Float", "String", "Boolean", "ID"]

  /// Directives of which the arguments are whatever a fragment declares.
  static let openDirectives: Set<String> = ["arguments", "argumentDefinitions"]

  /// GraphQL September 2025, sections 3.5 and 4.2.
  static let types = Source(
    name: "built-in types",
    text: """
      scalar Int scalar Float scalar String scalar Boolean scalar ID
      type __Schema {
        description: String types: [__Type!]! queryType: __Type! mutationType: __Type
        subscriptionType: __Type directives: [__Directive!]!
      }
      type __Type {
        kind: __TypeKind! name: String description: String specifiedByURL: String
        fields(includeDeprecated: Boolean! = false): [__Field!] interfaces: [__Type!]
        possibleTypes: [__Type!] enumValues(includeDeprecated: Boolean! = false): [__EnumValue!]
        inputFields(includeDeprecated: Boolean! = false): [__InputValue!] ofType: __Type
        isOneOf: Boolean
      }
      enum __TypeKind { SCALAR OBJECT INTERFACE UNION ENUM INPUT_OBJECT LIST NON_NULL }
      type __Field {
        name: String! description: String
        args(includeDeprecated: Boolean! = false): [__InputValue!]! type: __Type!
        isDeprecated: Boolean! deprecationReason: String
      }
      type __InputValue {
        name: String! description: String type: __Type! defaultValue: String
        isDeprecated: Boolean! deprecationReason: String
      }
      type __EnumValue {
        name: String! description: String isDeprecated: Boolean! deprecationReason: String
      }
      type __Directive {
        name: String! description: String isRepeatable: Boolean!
        locations: [__DirectiveLocation!]!
        args(includeDeprecated: Boolean! = false): [__InputValue!]!
      }
      enum __DirectiveLocation {
        \(DirectiveLocation.allCases.map(\.rawValue).joined(separator: " "))
      }
      type __MetaFields { __typename: String! __schema: __Schema! __type(name: String!): __Type }
      """)

  /// GraphQL September 2025, section 3.13, with incremental delivery and semantic nullability.
  static let serverDirectives = Source(
    name: "built-in directives",
    text: """
      directive @skip(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
      directive @include(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
      directive @deprecated(reason: String! = "No longer supported")
        on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
      directive @specifiedBy(url: String!) on SCALAR
      directive @oneOf on INPUT_OBJECT
      directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
      directive @stream(if: Boolean! = true, label: String, initialCount: Int! = 0) on FIELD
      directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION
      directive @semanticNonNullField(name: String!, levels: [Int!]! = [0]) repeatable
        on OBJECT | INTERFACE
      """)

  /// What steers the client and stays out of the text that is sent.
  static let clientDirectives = Source(
    name: "client directives",
    text: """
      enum __RequiredAction { NONE LOG THROW }
      enum __CatchTo { NULL RESULT }
      directive @cacheExpiration(seconds: Int!) on QUERY
      directive @alias(as: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
      directive @inline on FRAGMENT_DEFINITION
      directive @argumentDefinitions on FRAGMENT_DEFINITION
      directive @arguments on FRAGMENT_SPREAD
      directive @refetchable(queryName: String!) on FRAGMENT_DEFINITION
      directive @connection(key: String!, filters: [String!]) on FIELD
      directive @required(action: __RequiredAction!) on FIELD
      directive @catch(to: __CatchTo! = RESULT) on FIELD | INLINE_FRAGMENT
      directive @throwOnFieldError on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
      directive @deleteRecord on FIELD
      directive @deleteEdge(connections: [ID!]!) on FIELD
      directive @appendEdge(connections: [ID!]!) on FIELD
      directive @prependEdge(connections: [ID!]!) on FIELD
      directive @appendNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
      directive @prependNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
      """)
}

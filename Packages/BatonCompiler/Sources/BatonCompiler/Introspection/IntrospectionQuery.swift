/// The standard introspection query.
struct IntrospectionQuery {
  let edition: Introspection.Edition

  /// How many lists and `!` around a type are asked for.
  private static let wrappers = 9

  private var isFrom2021: Bool { edition != .june2018 }
  private var isFrom2025: Bool { edition == .september2025 }

  var text: String {
    """
    query IntrospectionQuery {
      __schema {
        \(isFrom2021 ? "description\n    " : "")queryType { name }
        mutationType { name }
        subscriptionType { name }
        types { ...FullType }
        directives {
          name
          description
          \(isFrom2021 ? "isRepeatable\n      " : "")locations
          args\(inputs) { ...InputValue }
        }
      }
    }

    fragment FullType on __Type {
      kind
      name
      description
      \(isFrom2021 ? "specifiedByURL\n  " : "")\(isFrom2025 ? "isOneOf\n  " : "")\
    fields(includeDeprecated: true) {
        name
        description
        args\(inputs) { ...InputValue }
        type { ...TypeRef }
        isDeprecated
        deprecationReason
      }
      inputFields\(inputs) { ...InputValue }
      interfaces { ...TypeRef }
      enumValues(includeDeprecated: true) {
        name
        description
        isDeprecated
        deprecationReason
      }
      possibleTypes { ...TypeRef }
    }

    fragment InputValue on __InputValue {
      name
      description
      type { ...TypeRef }
      defaultValue\(isFrom2025 ? "\n  isDeprecated\n  deprecationReason" : "")
    }

    fragment TypeRef on __Type {
      \(typeReference)
    }

    """
  }

  private var inputs: String { isFrom2025 ? "(includeDeprecated: true)" : "" }

  private var typeReference: String {
    (0..<Self.wrappers).reduce("kind name") { inner, _ in "kind name ofType { \(inner) }" }
  }
}

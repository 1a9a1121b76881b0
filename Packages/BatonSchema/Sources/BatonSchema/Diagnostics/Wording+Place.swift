extension Wording {
  /// Where a directive may stand.
  static func places(_ locations: [DirectiveLocation]) -> String {
    var places: [String] = []
    for location in locations where !places.contains(place(location)) {
      places.append(place(location))
    }
    return alternatives(places)
  }

  /// Where a directive stands.
  static func place(_ location: DirectiveLocation) -> String {
    switch location {
    case .query: "a query"
    case .mutation: "a mutation"
    case .subscription: "a subscription"
    case .field: "a field"
    case .fragmentDefinition: "a fragment"
    case .fragmentSpread: "a fragment's spread"
    case .inlineFragment: "an inline fragment"
    case .variableDefinition: "a variable"
    case .schema: "the schema"
    case .scalar: "a scalar"
    case .object: "an object type"
    case .fieldDefinition: "the definition of a field"
    case .argumentDefinition: "the definition of an argument"
    case .interface: "an interface"
    case .union: "a union"
    case .enumeration: "an enum"
    case .enumValue: "a value of an enum"
    case .inputObject: "an input object"
    case .inputFieldDefinition: "a field of an input object"
    }
  }
}

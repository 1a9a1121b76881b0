/// The four markers, by the names that the macro declarations give their implementations.
enum Marker: String {
  case query = "QueryMacro"
  case fragment = "FragmentMacro"
  case mutation = "MutationMacro"
  case subscription = "SubscriptionMacro"

  /// As authors write it.
  var spelling: String {
    switch self {
    case .query: "@Query"
    case .fragment: "@Fragment"
    case .mutation: "@Mutation"
    case .subscription: "@Subscription"
    }
  }

  /// What the property is declared as.
  var typeName: String {
    switch self {
    case .query: "the query's type"
    case .fragment: "the fragment's type"
    case .mutation: "the mutation's `Action`"
    case .subscription: "the subscription's type"
    }
  }

  /// What the property is kept in; a fragment's stays an ordinary stored property.
  var storage: String? {
    switch self {
    case .query: "QueryStorage"
    case .mutation: "MutationStorage"
    case .subscription: "SubscriptionStorage"
    case .fragment: nil
    }
  }
}

/// The attributes that carry a GraphQL document.
enum Marker: String, Hashable, Sendable, CaseIterable {
  case query = "Query"
  case fragment = "Fragment"
  case mutation = "Mutation"
  case subscription = "Subscription"
}

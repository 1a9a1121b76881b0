/// A screen's query: the property holds the operation value that the parent made, and is live while
/// the view is in a tree.
///
/// ```swift
/// @Query("query CharacterQuery($id: ID!) { character(id: $id) { name } }")
/// var character: CharacterQuery
/// ```
///
/// The document is one string literal, which `batonc` reads from the source. `fetchPolicy` is the
/// view's as a holder of the handle. The property is a stored one of a struct; its type is the
/// query's, not an optional.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro Query(_ document: StaticString, fetchPolicy: FetchPolicy = .storeOrNetwork) =
  #externalMacro(module: "BatonMacros", type: "QueryMacro")

/// The fields that a view reads, declared beside its body: the property is the fragment's lens,
/// which the parent hands over. The marker adds nothing to the property.
@attached(peer)
public macro Fragment(_ document: StaticString) =
  #externalMacro(module: "BatonMacros", type: "FragmentMacro")

/// A mutation that a view can run: the property is the mutation's action, which needs no value from
/// the parent.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Mutation(_ document: StaticString) =
  #externalMacro(module: "BatonMacros", type: "MutationMacro")

/// A subscription that runs while the view is in a tree: the property holds the operation value that the
/// parent made, and shows its stream. What events bring is read where the records are.
///
/// ```swift
/// @Subscription("subscription CharacterEvents($id: ID!) { characterChanged(id: $id) { name } }")
/// var events: CharacterEvents
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro Subscription(_ document: StaticString) =
  #externalMacro(module: "BatonMacros", type: "SubscriptionMacro")

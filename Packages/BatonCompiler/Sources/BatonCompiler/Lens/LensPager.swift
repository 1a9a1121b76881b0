import BatonSchema

/// The query that brings the next page of a lens's lists, and reads its object again.
enum LensPager {
  /// The query that the lens is the data of, by its Swift name.
  case query(String)
  case fragment(LensRefetch)

  /// Nil for a fragment that has no query of its own.
  init?(_ fragment: TypedFragment, _ names: ModuleNames) {
    guard let route = fragment.refetch else { return nil }
    self = .fragment(
      LensRefetch(
        query: names.operation(route.queryName), variables: route.variables,
        parameters: fragment.parameters,
        key: route.key.map { argument, field in
          (argument, SlotReference(type: fragment.type.name, key: StorageKey(named: field)))
        }))
  }
}

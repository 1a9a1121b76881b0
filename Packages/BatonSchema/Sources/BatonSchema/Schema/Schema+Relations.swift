extension Schema {
  /// The object types that a type can turn out to be, in the order of their numbers: an object itself, an
  /// interface's implementers, a union's members; none for any other kind.
  public func possibleTypes(of type: SchemaType) -> [TypeID] {
    relations.possibleTypes(of: type.id)
  }

  /// Whether every value of `type` is one of `other`: the same type, an interface it implements, a
  /// union it belongs to. Constant time.
  public func isSubtype(_ type: SchemaType, of other: SchemaType) -> Bool {
    relations.isSubtype(type.id, of: other.id)
  }

  /// The types of which every value of a type is one, the type itself among them.
  public func supertypes(of type: SchemaType) -> Set<TypeID> {
    relations.supertypes(of: type.id)
  }

  /// Whether some object can be of both composite types. As long as the possible types of the one that has
  /// fewer of them.
  public func canOverlap(_ type: SchemaType, _ other: SchemaType) -> Bool {
    type.id == other.id || relations.overlap(type.id, other.id)
  }
}

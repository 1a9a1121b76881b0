/// Which object types each type can turn out to be. Takes as much room as the schema says relations.
struct TypeRelations: Sendable {
  /// Object types by number of the type, in the order of their numbers: an object itself; none for a leaf.
  private let possible: [[TypeID]]
  /// By type, the others of which it is a subtype.
  private let supertypes: [Set<TypeID>]

  init(_ types: [SchemaType]) {
    var supertypes = types.map { Set($0.interfaces) }
    var possible = types.map { $0.kind == .object ? [$0.id] : [] }
    for type in types where type.kind == .union {
      possible[type.id.index] = type.members.sorted()
      for member in type.members { supertypes[member.index].insert(type.id) }
    }
    for type in types where type.kind == .object {
      for interface in type.interfaces { possible[interface.index].append(type.id) }
    }
    self.possible = possible
    self.supertypes = supertypes
  }

  func possibleTypes(of type: TypeID) -> [TypeID] { possible[type.index] }

  func supertypes(of type: TypeID) -> Set<TypeID> { supertypes[type.index].union([type]) }

  func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
    type == other || supertypes[type.index].contains(other)
  }

  func overlap(_ type: TypeID, _ other: TypeID) -> Bool {
    let isFewer = possible[type.index].count <= possible[other.index].count
    let (few, many) = isFewer ? (type, other) : (other, type)
    return possible[few.index].contains { isSubtype($0, of: many) }
  }
}

/// Which object types each type can turn out to be, as bits.
struct TypeRelations: Sendable {
  /// Object types by number of the abstract type, in the order of their numbers; empty for others.
  private let possible: [[TypeID]]
  /// By type, the types of which it is a subtype, itself included.
  private let supertypes: [BitSet]
  /// By composite type, the object types it can be; empty for others.
  private let objects: [BitSet]

  init(_ types: [SchemaType]) {
    let count = types.count
    var supertypes = types.map { type in BitSet(count: count, inserting: type.id.index) }
    var objects = types.map { _ in BitSet() }
    var possible = [[TypeID]](repeating: [], count: count)
    for type in types {
      switch type.kind {
      case .object, .interface:
        for interface in type.interfaces { supertypes[type.id.index].insert(interface.index) }
        if type.kind == .object {
          objects[type.id.index] = BitSet(count: count, inserting: type.id.index)
        }
      case .union:
        for member in type.members { supertypes[member.index].insert(type.id.index) }
      case .scalar, .enumeration, .inputObject: break
      }
    }
    for type in types where type.kind == .object {
      for abstract in type.interfaces { possible[abstract.index].append(type.id) }
    }
    for type in types where type.kind == .union { possible[type.id.index] = type.members.sorted() }
    for type in types where type.isAbstract {
      var bits = BitSet(count: count)
      for id in possible[type.id.index] { bits.insert(id.index) }
      objects[type.id.index] = bits
    }
    self.possible = possible
    self.supertypes = supertypes
    self.objects = objects
  }

  func possibleTypes(of type: TypeID) -> [TypeID] { possible[type.index] }

  func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
    supertypes[type.index].contains(other.index)
  }

  func overlap(_ type: TypeID, _ other: TypeID) -> Bool {
    objects[type.index].intersects(objects[other.index])
  }
}

/// Small numbers, one bit each.
struct BitSet: Hashable, Sendable {
  private var words: [UInt64] = []

  init() {}

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  init(count: Int, inserting member: Int) {
    self.init(count: count)
    insert(member)
  }

  mutating func insert(_ member: Int) {
    while words.count <= member / 64 { words.append(0) }
    words[member / 64] |= 1 << UInt64(member % 64)
  }

  func contains(_ member: Int) -> Bool {
    member / 64 < words.count && words[member / 64] & (1 << UInt64(member % 64)) != 0
  }

  func intersects(_ other: BitSet) -> Bool {
    for index in 0..<min(words.count, other.words.count)
    where words[index] & other.words[index] != 0 {
      return true
    }
    return false
  }
}

extension Parser {
  /// The tables for the object at whose brace the cursor is, which says its type itself, wherever its
  /// `__typename` stands (B-5.3). The cursor does not move.
  mutating func variant(
    of selection: UnsafePointer<CompiledSelection>
  ) throws(ParseFailure) -> Variant {
    let brace = at
    guard let place = try find(selection.pointee.typename) else {
      at = brace
      throw failure(
        "an object of an interface or union does not answer "
          + "`\(selection.pointee.typename.text)`")
    }
    at = place
    guard at.pointee == UInt8(ascii: "\"") else { throw failure("a `__typename` is no string") }
    let first = parts.arena.count
    let name = try string()
    at = brace
    let nameBytes = bytes(name)
    for index in variants.indices
    where variants[index].selection == selection
      && variants[index].typeName.count == nameBytes.count
      && bytes(variants[index].typeName).elementsEqual(nameBytes)
    {
      if variants[index].needsClaims, try claims(of: selection) != variants[index].claimed {
        continue
      }
      parts.arena.removeLast(to: first)
      return variants[index]
    }
    return try addVariant(of: selection, name)
  }

  /// How many variants are remembered; those of a response with more types are looked up each time.
  private static let rememberedVariants = 32

  /// All types that the build does not list have the same tables, which find slots by key: what a server
  /// calls its types cannot make tables without end.
  @inline(never) private mutating func addVariant(
    of selection: UnsafePointer<CompiledSelection>, _ name: TextRange
  ) throws(ParseFailure) -> Variant {
    let (type, isListed) = Registry.shared.concreteType(named: Bytes.string(bytes(name)))
    let needsClaims = selection.pointee.hasMemberships && !isListed
    let claimed = needsClaims ? try claims(of: selection) : []
    let variant = Variant(
      selection: selection, typeName: name, type: type, claimed: claimed, needsClaims: needsClaims,
      compiled: plan.variant(of: selection, type: isListed ? type : 0, claimed: claimed))
    if variants.count < Parser.rememberedVariants { variants.append(variant) }
    return variant
  }

  /// The abstract types that the object at whose brace the cursor is claims, of a selection's memberships.
  private mutating func claims(
    of selection: UnsafePointer<CompiledSelection>
  ) throws(ParseFailure) -> [UInt32] {
    let brace = at
    var claimed: [UInt32] = []
    let memberships = selection.pointee.parts.takeUnretainedValue().memberships
    for membership in memberships {
      if let place = try find(membership.name),
        place.pointee == UInt8(ascii: "\"")
      {
        claimed.append(membership.abstract)
      }
      at = brace
    }
    return claimed
  }

  /// The value of a member of the object at whose brace the cursor is: of its first member of the name,
  /// or, once the response was found to repeat names, of its last. The cursor ends anywhere.
  mutating func find(_ name: MemberName) throws(ParseFailure) -> UnsafePointer<UInt8>? {
    var found: UnsafePointer<UInt8>?
    guard firstMember() else { return nil }
    repeat {
      guard at.pointee == UInt8(ascii: "\"") else {
        throw failure("a member's name is expected")
      }
      var isFound = isMember(name)
      let quote = at
      if isFound {
        at += name.length + 2
      } else if try skipString() {
        isFound = try isEscapedMember(name, from: quote)
      }
      try colon()
      if isFound {
        found = at
        if !isCareful { return found }
      }
      try skipValue()
    } while try anotherMember()
    return found
  }
}

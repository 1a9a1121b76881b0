import BatonSchema

/// The selections that make up an object, those under a type condition by their type: the lens of a
/// condition then takes what counts for it without a look at every other condition beside it.
struct LensParts {
  private var selections: [LensScope.Part] = []
  private var unconditional: [Int] = []
  private var conditional: [TypeID: [Int]] = [:]

  init(_ parts: [LensScope.Part]) {
    for part in parts {
      for selection in part.selections {
        if case .inline(let inline) = selection {
          conditional[inline.type.id, default: []].append(selections.count)
        } else {
          unconditional.append(selections.count)
        }
        selections.append(LensScope.Part(selections: [selection], when: part.when))
      }
    }
  }

  /// What counts for every object that has all of some types, in the order written.
  func counting(for types: [SchemaType], _ schema: Schema) -> [LensScope.Part] {
    let satisfied = types.reduce(into: Set<TypeID>()) { satisfied, type in
      satisfied.formUnion(schema.supertypes(of: type))
    }
    return (unconditional + satisfied.flatMap { conditional[$0] ?? [] }).sorted()
      .map { selections[$0] }
  }
}

extension SchemaDraft {
  /// Adds what a definition or extension brings to its type, and refuses what is there already.
  mutating func merge(_ definition: TypeDefinition, into index: Int, _ provenance: Provenance) {
    let source = definition.source
    types[index].directives += definition.directives
    add(
      definition.interfaces.map {
        Member(node: $0, name: $0, source: source, provenance: provenance)
      }, to: \.interfaces, of: index)
    add(
      definition.fields.map {
        Member(node: $0, name: $0.name, source: source, provenance: provenance)
      }, to: \.fields, of: index)
    add(
      definition.members.map {
        Member(node: $0, name: $0, source: source, provenance: provenance)
      }, to: \.members, of: index)
    add(
      definition.values.map {
        Member(node: $0, name: $0.name, source: source, provenance: provenance)
      }, to: \.values, of: index)
    add(
      definition.inputFields.map {
        Member(node: $0, name: $0.name, source: source, provenance: provenance)
      }, to: \.inputFields, of: index)
  }

  private mutating func add<Node>(
    _ new: [Member<Node>], to list: WritableKeyPath<TypeDraft, [Member<Node>]>, of index: Int
  ) {
    guard !new.isEmpty else { return }
    // The list has one owner while it grows, so that it is not copied for each member.
    var members = types[index][keyPath: list]
    types[index][keyPath: list] = []
    var places: [String: Int] = [:]
    places.reserveCapacity(members.count + new.count)
    for (place, member) in members.enumerated() { places[member.name.text] = place }
    for member in new {
      if let first = places[member.name.text] {
        report(
          .duplicateMember(member.name.text, of: types[index].name), member.location,
          notes: [Diagnostic.Note("It stands here first.", at: members[first].location)])
      } else {
        places[member.name.text] = members.count
        members.append(member)
      }
    }
    types[index][keyPath: list] = members
  }
}
